import { CompanyLogo } from "@polyphon/ui/brand/company-logo.tsx";
import { useEffect, useState } from "react";
import classes from "./company-brand.module.css";

/** A logo this wide usually includes the name. */
const wideFrom = 1.8;

function useIsMark(src: string | null): boolean {
  const [mark, setMark] = useState(false);
  useEffect(() => {
    if (src === null) return undefined;
    const image = new Image();
    image.addEventListener("load", () => setMark(image.naturalWidth < image.naturalHeight * wideFrom));
    image.src = src;
    return () => image.removeAttribute("src");
  }, [src]);
  return mark;
}

/** The company's logo; a narrow one gets the company's name beside it. */
export function CompanyBrand({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  const mark = useIsMark(logoUrl);
  return (
    <span className={classes.brand}>
      <CompanyLogo name={name} src={logoUrl ?? undefined} height={30} />
      {mark && logoUrl !== null && (
        <span className={classes.name} aria-hidden>
          {name}
        </span>
      )}
    </span>
  );
}
