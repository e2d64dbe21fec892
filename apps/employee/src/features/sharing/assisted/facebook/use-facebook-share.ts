import { saveAssisted, shareAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  facebookOutcome,
  sharedStatusOf,
  type FacebookOutcome,
} from "@polyphon/rules/sharing/assisted/facebook-answer.ts";
import { useApi, useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useState } from "react";
import { notify } from "../../../../shared/notices/notices.ts";
import { t } from "../../../../shared/text/text.ts";
import { shareFailure } from "../../compose/share-failure.ts";
import type { Post } from "../../share-model.ts";
import { sharePayload } from "../../compose/share-payload.ts";
import type { Composer } from "../../compose/use-composer.ts";
import type { Sent } from "../../compose/sent.ts";
import { useOutcome } from "../../compose/use-outcome.ts";
import type { ShareChecks } from "../../compose/use-share-checks.ts";
import { loadFacebook, type LoadedFacebook } from "./facebook-sdk.ts";

export interface FacebookNote {
  readonly tone: "info" | "warn" | "bad";
  readonly text: string;
  /** Facebook's login page, where logging in would help. */
  readonly loginUrl: string | null;
}

export interface FacebookShare {
  readonly busy: boolean;
  readonly note: FacebookNote | null;
  /** The last attempt failed. */
  readonly failed: boolean;
  readonly start: () => void;
}

type Placed = OutputOf<typeof shareAssisted>;

/** The message after Facebook's window has closed without a share. */
function noteOf(outcome: FacebookOutcome, loginUrl: string): FacebookNote | null {
  switch (outcome) {
    case "nothing":
      return { tone: "warn", text: t("sharing.compose.facebook.notLoggedIn"), loginUrl };
    case "cancelled":
      return { tone: "info", text: t("sharing.compose.facebook.cancelled"), loginUrl: null };
    case "refused":
      return { tone: "bad", text: t("sharing.compose.facebook.notEligible"), loginUrl: null };
    case "shared":
    case "unclear":
      return null;
  }
}

interface FacebookShareInput {
  readonly post: Post;
  readonly composer: Composer;
  readonly checks: ShareChecks;
  /** The personal-Facebook mode is open. */
  readonly on: boolean;
  readonly onSent: (sent: Sent) => void;
  /** Back to all networks. */
  readonly onLeave: () => void;
}

/** A personal Facebook share: an id from the server, Facebook's own window, and its saved response. */
export function useFacebookShare(input: FacebookShareInput): FacebookShare {
  const { post, composer, checks, on, onSent, onLeave } = input;
  const call = useApi();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<FacebookNote | null>(null);
  const [failed, setFailed] = useState(false);
  const begin = useCommand(shareAssisted);
  const save = useCommand(saveAssisted);
  const outcomes = useOutcome({ title: post.title, draft: composer.draft, onSent });
  const show = (text: string) => setNote({ tone: "bad", text, loginUrl: null });
  const bad = (text: string) => outcomes.failed(text, show);

  // The window must open right after the click, so the script is loaded before; a failed load is shown at the click.
  useEffect(() => {
    if (on) loadFacebook(call).catch(() => undefined);
  }, [on, call]);

  const keep = async ({ socialShareId, share, openUrl, text }: Placed, outcome: FacebookOutcome) => {
    if (outcome === "unclear") {
      return outcomes.sent({
        shares: [share],
        handed: [{ shareId: socialShareId, openUrl, text }],
        refused: [],
      });
    }
    try {
      const sharedStatus = sharedStatusOf(outcome);
      const kept = await save.mutateAsync({ socialShareId, postId: post.id, sharedStatus });
      if (outcome === "shared") outcomes.sent({ shares: [kept], handed: [], refused: [] });
    } catch {
      setFailed(true);
      bad(t("sharing.message.failed", { network: "Facebook" }));
    }
  };
  const run = async (facebook: LoadedFacebook, href: string) => {
    const payload = sharePayload(post.id, composer.composition, { kind: "post" }, ["FACEBOOK"]);
    const placed = await begin.mutateAsync({ ...payload, personalFacebook: 1, network: "FACEBOOK" });
    const outcome = facebookOutcome(await facebook.share(placed.share.shortUrl ?? href));
    const note = noteOf(outcome, facebook.loginUrl);
    setNote(note);
    if (outcome === "nothing") {
      window.open(facebook.loginUrl, "_blank", "noopener");
      onLeave();
    }
    await keep(placed, outcome);
  };
  const start = async () => {
    const href = post.facebookUrl ?? post.postUrl;
    if (href === null) return bad(t("sharing.compose.facebook.notEligible"));
    if (busy || !checks.pass(["FACEBOOK"], false)) return undefined;
    setBusy(true);
    setFailed(false);
    setNote(null);
    try {
      const facebook = await loadFacebook(call).catch(() => null);
      if (facebook === null) {
        notify("bad", t("sharing.compose.facebook.sdkMissing"), { long: true });
        bad(t("sharing.compose.facebook.sdkMissing"));
      } else await run(facebook, href);
    } catch (error) {
      bad(shareFailure(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return { busy, note, failed, start: () => void start() };
}
