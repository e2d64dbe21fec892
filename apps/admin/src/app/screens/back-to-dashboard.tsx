import { Button } from "@mantine/core";
import { AppLink } from "../../shared/address/app-link.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";

/** The link back from a page that has nothing to show. */
export function BackToDashboard({ label }: { label: string }) {
  return (
    <Button component={AppLink} variant="default" href={screenHref("/admin/dashboard", {})}>
      {label}
    </Button>
  );
}
