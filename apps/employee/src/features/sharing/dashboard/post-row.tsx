import type { Network } from "@polyphon/contract/networks/networks.ts";
import { Thumbnail } from "@polyphon/ui/data/posts/thumbnail.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import type { ReactNode } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import classes from "./post-row.module.css";

export interface PostRowProps {
  post: { readonly postId: number; readonly postTitle: string; readonly thumbnailUrl: string | null };
  network: Network;
  /** Beside the network. */
  fact: ReactNode;
  /** Further lines. */
  children?: ReactNode;
}

export function PostRows({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

/** A shared post in a short list: picture, title, network and one fact. */
export function PostRow({ post, network, fact, children }: PostRowProps) {
  return (
    <li className={classes.row}>
      <Thumbnail src={post.thumbnailUrl} className={classes.picture} />
      <div className={classes.words}>
        <AppLink href={addressOf("/post-details/:id", { id: post.postId })} className={classes.title}>
          {post.postTitle}
        </AppLink>
        <p className={classes.fact}>
          <NetworkMark network={markOf(network)} size={15} label={nameOf(network)} />
          {fact}
        </p>
        {children}
      </div>
    </li>
  );
}
