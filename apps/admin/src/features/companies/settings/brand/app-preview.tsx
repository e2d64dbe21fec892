import { brandTones } from "@polyphon/ui/theme/tones/brand-tones.ts";
import type { Hex } from "@polyphon/ui/theme/tones/contrast.ts";
import { neutrals, type Scheme } from "@polyphon/ui/theme/tones/neutrals.ts";
import { initialsOf } from "@polyphon/ui/text/initials-of.ts";
import { IconCalendar, IconHome, IconShare3, IconUser } from "@tabler/icons-react";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./app-preview.module.css";

export interface AppPreviewProps {
  scheme: Scheme;
  colour: Hex;
  name: string;
  logoUrl: string | null;
}

const icon = { size: 16, stroke: 1.7 } as const;

/** A static picture of the employee app in the company's colour. */
export function AppPreview({ scheme, colour, name, logoUrl }: AppPreviewProps) {
  const { text } = useText();
  const tones = brandTones(colour)[scheme];
  const { surface, ink, ink3, line } = neutrals[scheme];
  const title = text(scheme === "light" ? "companies.form.brand.light" : "companies.form.brand.dark");
  return (
    <figure
      className={classes.phone}
      style={{ background: surface, color: ink, borderColor: line }}
      aria-label={title}
    >
      <div aria-hidden>
        <div className={classes.top}>
          {logoUrl === null ? (
            <>
              <span className={classes.tile} style={{ background: tones.fill, color: tones.onFill }}>
                {initialsOf(name)}
              </span>
              <span className={classes.name}>{name}</span>
            </>
          ) : (
            <img className={classes.logo} src={logoUrl} alt="" />
          )}
        </div>
        <div className={classes.card} style={{ borderColor: line }}>
          <div
            className={classes.picture}
            style={{ background: `linear-gradient(135deg, ${tones.soft2}, ${tones.fill})` }}
          />
          <div className={classes.words}>
            <div className={classes.title}>{text("companies.form.brand.post")}</div>
            <div style={{ color: ink3 }}>{text("companies.form.brand.postMeta")}</div>
            <div className={classes.row}>
              <span
                className={classes.link}
                style={{ color: tones.text, textDecoration: tones.underlineLinks ? "underline" : "none" }}
              >
                {text("companies.form.brand.link")}
              </span>
              <span
                className={classes.button}
                style={{
                  background: tones.fill,
                  color: tones.onFill,
                  boxShadow: tones.ring === null ? "none" : `inset 0 0 0 1px ${tones.ring}`,
                }}
              >
                {text("companies.form.brand.share")}
              </span>
            </div>
          </div>
        </div>
        <div className={classes.tabs} style={{ borderColor: line, color: ink3 }}>
          <IconHome {...icon} color={tones.line} />
          <IconShare3 {...icon} />
          <IconCalendar {...icon} />
          <IconUser {...icon} />
        </div>
      </div>
    </figure>
  );
}
