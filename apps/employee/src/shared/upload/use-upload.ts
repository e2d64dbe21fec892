import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { findOwnUpload, frontUploadPath } from "@polyphon/contract/media/media.contract.ts";
import { type MediaReason, mediaReasons } from "@polyphon/contract/media/media.ts";
import { isPictureUse, type PictureRule, pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import type { PictureFacts } from "@polyphon/rules/media/judge-picture.ts";
import { faultOf, pictureFault, type PictureFault } from "@polyphon/rules/media/picture-fault.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useRef, useState } from "react";
import { isTooLarge } from "@polyphon/web/upload/file-too-large.ts";
import { session } from "../session/session.ts";

export type Media = OutputOf<typeof findOwnUpload>;

export interface Sending {
  readonly key: string;
  readonly name: string;
  readonly state: "sending" | "waiting" | "checking" | "refused" | "tooLarge" | "failed";
  readonly progress: number;
  /** The rule that a refused picture breaks; null where it is none, or nothing more is known. */
  readonly fault: PictureFault | null;
}

const pollMs = 600;
const giveUpMs = 5 * 60_000;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

async function checked(call: Call, uploadId: string, signal: AbortSignal): Promise<Media> {
  for (let waited = 0; waited < giveUpMs; waited += pollMs) {
    try {
      const media = await call(findOwnUpload, { uploadId }, { signal });
      if (media.state !== "CHECKING") return media;
    } catch (error) {
      // The row is written just after the last byte was acknowledged.
      if (problemOf(error)?.error !== "not_found") throw error;
    }
    await wait(pollMs);
  }
  throw new Error("the upload was not checked in time");
}

/** A picture that breaks a rule is not sent. One that the browser cannot open is left to the server. */
async function faultBefore(
  file: File,
  rule: PictureRule,
): Promise<{ facts: PictureFacts; fault: PictureFault | null }> {
  const { readPicture } = await import("@polyphon/web/upload/read-picture.ts");
  const facts = await readPicture(file);
  const known = facts.type === null || facts.width > 0;
  return { facts, fault: known ? pictureFault(facts, rule) : null };
}

function isPictureReason(reason: string | null): reason is MediaReason {
  return mediaReasons.some((one) => one === reason);
}

/** Running uploads. An accepted file is passed on; a refused one stays in the list with its reason. */
export function useUpload(
  use: "ownPost" | "profile" | "video" | "document",
  onReady: (media: Media) => void,
) {
  const call = useApi();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (key: string, now: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...now } : one)));
  const forget = (key: string) => setSendings((all) => all.filter((one) => one.key !== key));

  const run = async (key: string, file: File, signal: AbortSignal): Promise<void> => {
    try {
      const { sendWhole } = await import("@polyphon/web/upload/send-whole.ts");
      const rule = isPictureUse(use) ? pictureUses[use] : null;
      const known = rule && (await faultBefore(file, rule));
      signal.throwIfAborted();
      if (known !== null && known.fault !== null)
        return change(key, { state: "refused", fault: known.fault });
      const uploadId = await sendWhole(
        file,
        { path: frontUploadPath, use },
        {
          signal,
          token: () => session.read()?.token ?? null,
          onProgress: (progress) => change(key, { state: "sending", progress }),
          onWaiting: () => change(key, { state: "waiting" }),
        },
      );
      change(key, { state: "checking" });
      const media = await checked(call, uploadId, signal);
      if (media.state === "REFUSED") {
        const { reason } = media;
        const fault =
          rule !== null && known !== null && isPictureReason(reason)
            ? faultOf(reason, known.facts, rule)
            : null;
        return change(key, { state: "refused", fault });
      }
      forget(key);
      onReady(media);
    } catch (error) {
      if (!signal.aborted) change(key, { state: isTooLarge(error) ? "tooLarge" : "failed" });
    }
  };

  return {
    sendings,
    /** An upload is still running. */
    busy: sendings.some(({ state }) => ["sending", "waiting", "checking"].includes(state)),
    add: (files: readonly File[]) => {
      for (const file of files) {
        const key = crypto.randomUUID();
        const stop = new AbortController();
        stops.current.set(key, stop);
        setSendings((all) => [...all, { key, name: file.name, state: "sending", progress: 0, fault: null }]);
        void run(key, file, stop.signal);
      }
    },
    remove: (key: string) => {
      stops.current.get(key)?.abort();
      forget(key);
    },
  };
}

export type Upload = ReturnType<typeof useUpload>;
