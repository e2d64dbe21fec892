import type { ReactNode } from "react";
import type { Network } from "../networks/network.ts";
import classes from "./post-preview.module.css";
import { PreviewFacebook } from "./networks/preview-facebook.tsx";
import { PreviewInstagram } from "./networks/preview-instagram.tsx";
import { PreviewLinkedin } from "./networks/preview-linkedin.tsx";
import type { PostPreviewProps } from "./preview-model.ts";
import { PreviewX } from "./networks/preview-x.tsx";
import { PreviewXing } from "./networks/preview-xing.tsx";

const BODIES: Record<Network, (props: PostPreviewProps) => ReactNode> = {
  linkedin: PreviewLinkedin,
  x: PreviewX,
  facebook: PreviewFacebook,
  xing: PreviewXing,
  instagram: PreviewInstagram,
};

/** The share as the network shows it: its colours, its order, its fold. Uses no token of ours. */
export function PostPreview(props: PostPreviewProps) {
  const Body = BODIES[props.network];
  return (
    <article
      className={classes.preview}
      data-network={props.network}
      data-scheme={props.scheme}
      aria-label={props.labels.preview}
    >
      <Body {...props} />
    </article>
  );
}
