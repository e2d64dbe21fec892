import { useEffect } from "react";
import { useCompanyLook } from "../theme/company-look.ts";
import { t } from "./text.ts";

/** The document title: the screen first, then whose app it is. */
export function useTitle(title: string): void {
  const owner = useCompanyLook()?.companyName ?? t("shell.product");
  useEffect(() => {
    document.title = `${title} · ${owner}`;
  }, [title, owner]);
}
