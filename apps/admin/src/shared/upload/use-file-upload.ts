import { fileUses, type FileUse } from "@polyphon/contract/media/file-uses.ts";
import { uploadPath } from "@polyphon/contract/media/media.contract.ts";
import { type FileReason, fileReasons } from "@polyphon/contract/media/media.ts";
import { judgeFile } from "@polyphon/rules/media/judge-file.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { session } from "../session/session.ts";
import { awaitCheck, type Media } from "./upload-picture.ts";
import type { Sending } from "@polyphon/web/upload/send-file.ts";

export interface FileOnItsWay {
  readonly name: string;
  readonly bytes: number;
  readonly state: "sending" | "paused" | "waiting" | "checking" | "failed" | "refused";
  readonly share: number;
  readonly reason: FileReason | null;
}

/** A checked film of 100 MB is written once more, so its check may take a while. */
const CHECK_MS = 180_000;

export interface FileUploading {
  readonly now: FileOnItsWay | null;
  readonly send: (file: File) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly drop: () => void;
}

interface Running {
  readonly sending: Sending | null;
  readonly stop: AbortController;
}

function stopRunning(running: RefObject<Running | null>): void {
  running.current?.stop.abort();
  running.current?.sending?.cancel();
  running.current = null;
}

/** The upload of one file and its progress. */
export function useFileUpload(use: FileUse, onReady: (media: Media, file: File) => void): FileUploading {
  const call = useApi();
  const [now, setNow] = useState<FileOnItsWay | null>(null);
  const running = useRef<Running | null>(null);
  useEffect(() => () => stopRunning(running), []);

  const change = (to: Partial<FileOnItsWay>) => setNow((before) => before && { ...before, ...to });

  async function check(uploadId: string, file: File, signal: AbortSignal) {
    change({ state: "checking", share: 1 });
    try {
      const media = await awaitCheck(uploadId, { call, signal }, CHECK_MS);
      if (signal.aborted) return;
      running.current = null;
      if (media.state === "REFUSED")
        return change({
          state: "refused",
          reason: fileReasons.find((one) => one === media.reason) ?? "unreadable",
        });
      setNow(null);
      onReady(media, file);
    } catch {
      if (!signal.aborted) change({ state: "failed" });
    }
  }

  async function start(file: File) {
    const stop = new AbortController();
    running.current = { sending: null, stop };
    const { sendFile } = await import("@polyphon/web/upload/send-file.ts");
    if (stop.signal.aborted) return;
    const sending = sendFile(
      file,
      { path: uploadPath, use },
      {
        token: () => session.read()?.token ?? null,
        onProgress: (share) => change({ share }),
        onWaiting: () => change({ state: "waiting" }),
        onGoing: () => change({ state: "sending" }),
        onFailed: () => change({ state: "failed" }),
        onSent: (uploadId) => void check(uploadId, file, stop.signal),
      },
    );
    running.current = { sending, stop };
  }

  return {
    now,
    send: (file) => {
      stopRunning(running);
      const { name, size: bytes } = file;
      const reason = judgeFile({ name, bytes }, fileUses[use]);
      setNow({ name, bytes, share: 0, reason, state: reason === null ? "sending" : "refused" });
      if (reason === null) void start(file);
    },
    pause: () => {
      running.current?.sending?.pause();
      change({ state: "paused" });
    },
    resume: () => {
      change({ state: "sending" });
      running.current?.sending?.resume();
    },
    drop: () => {
      stopRunning(running);
      setNow(null);
    },
  };
}
