import { Button, type ButtonProps } from "@mantine/core";
import { AppLink } from "./app-link.tsx";
import { useOpens } from "./use-opens.ts";

export interface LinkButtonProps extends ButtonProps {
  href: string;
}

/** A button that leads to a screen, left out where the reader may not open it. */
export function LinkButton({ href, ...button }: LinkButtonProps) {
  return useOpens()(href) && <Button component={AppLink} href={href} {...button} />;
}
