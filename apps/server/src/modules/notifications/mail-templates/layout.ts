import type { Language } from "@polyphon/i18n/kit/languages.ts";
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { createElement as h, type ReactElement } from "react";
import type { Brand } from "./mail-template.ts";
import { readableOn } from "./readable-on.ts";

export interface LayoutProps {
  readonly language: Language;
  readonly brand: Brand;
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly footer: string;
}

const font = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const styles = {
  page: { backgroundColor: "#f4f5f7", fontFamily: font, margin: "0", padding: "24px 0" },
  card: { backgroundColor: "#ffffff", borderRadius: "8px", maxWidth: "560px", overflow: "hidden" },
  inside: { padding: "24px 32px" },
  heading: { color: "#1a1b1e", fontSize: "22px", lineHeight: "30px", margin: "0 0 16px" },
  text: { color: "#2b2d31", fontSize: "16px", lineHeight: "24px", margin: "0 0 16px" },
  rule: { borderColor: "#dee2e6", margin: "24px 0 16px" },
  footer: { color: "#5c5f66", fontSize: "13px", lineHeight: "20px", margin: "0" },
} as const;

/** One column, one call to action. Every mail of the product has this layout, in its company's colour. */
export function layout(props: LayoutProps): ReactElement {
  const { brand } = props;
  const onBrand = { backgroundColor: brand.color, color: readableOn(brand.color) };
  const button = { ...onBrand, borderRadius: "6px", fontSize: "16px", fontWeight: 600, padding: "12px 24px" };
  const band = { ...onBrand, fontSize: "16px", fontWeight: 600, margin: "0", padding: "16px 32px" };
  return h(
    Html,
    { lang: props.language },
    h(Head),
    h(Preview, null, props.preview),
    h(
      Body,
      { style: styles.page },
      h(
        Container,
        { style: styles.card },
        h(Text, { style: band }, brand.name),
        h(
          Section,
          { style: styles.inside },
          h(Heading, { as: "h1", style: styles.heading }, props.heading),
          ...props.paragraphs.map((paragraph, at) => h(Text, { key: at, style: styles.text }, paragraph)),
          props.button && h(Button, { href: props.button.url, style: button }, props.button.label),
          h(Hr, { style: styles.rule }),
          h(Text, { style: styles.footer }, props.footer),
        ),
      ),
    ),
  );
}
