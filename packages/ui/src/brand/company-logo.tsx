import { rem } from "@mantine/core";
import { initialsOf } from "../text/initials-of.ts";
import classes from "./company-logo.module.css";

export interface CompanyLogoProps {
  name: string;
  src?: string | undefined;
  height?: number | undefined;
  /** Beside the initials tile; a logo file usually carries the name itself. */
  showName?: boolean | undefined;
  /** Second, smaller line under the name. */
  sub?: string | undefined;
}

export function CompanyLogo({ name, src, height = 32, showName = true, sub }: CompanyLogoProps) {
  if (src !== undefined)
    return <img className={classes.image} src={src} alt={name} style={{ height: rem(height) }} />;
  return (
    <span className={classes.logo}>
      <span
        className={classes.tile}
        style={{
          width: rem(height),
          height: rem(height),
          fontSize: rem(height * 0.42),
          borderRadius: rem(height * 0.25),
        }}
        {...(showName ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      >
        {initialsOf(name)}
      </span>
      {showName && (
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          {sub !== undefined && <span className={classes.sub}>{sub}</span>}
        </span>
      )}
    </span>
  );
}
