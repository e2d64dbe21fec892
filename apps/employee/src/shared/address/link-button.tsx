import { Button, type ButtonProps } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface LinkButtonProps extends ButtonProps {
  href: string;
  "aria-label"?: string | undefined;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ href, children, ...button }: LinkButtonProps) {
  return (
    <Button {...button} renderRoot={(props) => <Link to={href} {...props} />}>
      {children}
    </Button>
  );
}
