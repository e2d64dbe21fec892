import { Tag } from "@polyphon/ui/data/tag.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { parseHex } from "@polyphon/ui/theme/tones/brand-tones.ts";
import type { Hex } from "@polyphon/ui/theme/tones/contrast.ts";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { IconCheck } from "@tabler/icons-react";
import { useText } from "../../../../shared/text/use-text.ts";
import { AppPreview } from "./app-preview.tsx";
import { wordIn } from "../sections/word-in.ts";
import classes from "./brand-part.module.css";
import formClasses from "../company-form.module.css";
import { contrastUses, readableTone } from "./contrast-uses.ts";
import { Setting } from "../sections/setting.tsx";
import type { CompanyForm } from "../use-company-form.ts";

const productColour: Hex = "#0b7285";

function ContrastTable({ colour }: { colour: Hex }) {
  const { text, language } = useText();
  const ratio = (value: number) => value.toLocaleString(language, { minimumFractionDigits: 1 });
  const shownAs = (key: string, tone: Hex, adjusted: boolean) => {
    if (key === "buttons")
      return text(tone === "#000000" ? "companies.form.brand.darkText" : "companies.form.brand.lightText");
    return adjusted ? text("companies.form.brand.as", { tone }) : text("companies.form.brand.asIs");
  };
  return (
    <table className={classes.uses}>
      <VisuallyHidden component="caption">{text("companies.form.brand.table")}</VisuallyHidden>
      <VisuallyHidden component="thead">
        <tr>
          <th scope="col">{text("companies.form.brand.use")}</th>
          <th scope="col">{text("companies.form.brand.tone")}</th>
          <th scope="col">{text("companies.form.brand.ratio")}</th>
        </tr>
      </VisuallyHidden>
      <tbody>
        {contrastUses(colour).map(({ key, tone, given, shown, adjusted }) => (
          <tr key={key}>
            <th scope="row">{text(`companies.form.brand.${key}`)}</th>
            <td className={classes.tone}>{shownAs(key, tone, adjusted)}</td>
            <td className={classes.ratio}>
              {adjusted ? (
                <>
                  {ratio(given)} → {ratio(shown)}{" "}
                  <Tag tone="warn">{text("companies.form.brand.adjusted")}</Tag>
                </>
              ) : (
                <span className={classes.good}>
                  {ratio(shown)}{" "}
                  <IconCheck size={15} stroke={2} aria-label={text("companies.form.brand.good")} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Logo and colour, with how the colour is adjusted where it carries text. */
export function BrandPart({ form }: { form: CompanyForm }) {
  const { text, language } = useText();
  const typed = wordIn(form.draft.themeColor);
  const colour = parseHex(typed) ?? productColour;
  const better = readableTone(colour);
  const given = contrastUses(colour).find(({ key }) => key === "linksLight")?.given ?? 0;
  const name = wordIn(form.draft.companyName) || text("companies.form.brand.example");
  const picture = form.draft.logo as { readonly url: string } | null;
  const hadPicture = form.base.logo as { readonly url: string } | null;
  const logoUrl = picture?.url ?? (hadPicture === null ? (form.record?.logoUrl ?? null) : null);
  return (
    <div className={classes.brand}>
      <div className={classes.side}>
        <Setting form={form} name="themeColor" />
        <ContrastTable colour={colour} />
        {better !== null && (
          <NoticeStrip tone="warn">
            {text("companies.form.brand.tooLight", { ratio: given.toLocaleString(language) })}{" "}
            {text("companies.form.brand.useTone")}{" "}
            <button
              type="button"
              className={classes.takeTone}
              onClick={() => form.change("themeColor", better)}
            >
              <span className={classes.swatch} style={{ background: better }} aria-hidden />
              {text("companies.form.brand.useIt", { tone: better })}
            </button>
          </NoticeStrip>
        )}
        <div className={formClasses.stack}>
          <Setting form={form} name="monthlyReportColor" />
          <Setting form={form} name="logo" />
        </div>
      </div>
      <div className={classes.previews}>
        <p className={formClasses.quiet}>{text("companies.form.brand.live")}</p>
        <div className={classes.phones}>
          <AppPreview scheme="light" colour={colour} name={name} logoUrl={logoUrl} />
          <AppPreview scheme="dark" colour={colour} name={name} logoUrl={logoUrl} />
        </div>
      </div>
    </div>
  );
}
