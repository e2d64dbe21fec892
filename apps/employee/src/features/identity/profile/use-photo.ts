import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { savePhoto } from "@polyphon/contract/identity/profile.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { faultText } from "../../../shared/upload/fault-text.ts";
import { type Sending, useUpload } from "../../../shared/upload/use-upload.ts";

export type PhotoState = Extract<Sending["state"], "sending" | "waiting" | "checking"> | "saving" | null;

function problemOf({ state, fault }: Sending): string | null {
  switch (state) {
    case "refused":
      return fault === null ? t("identity.profile.photo.refused") : faultText(fault);
    case "tooLarge":
      return t("identity.profile.photo.refused");
    case "failed":
      return t("identity.profile.photo.failed");
    case "sending":
    case "waiting":
    case "checking":
      return null;
  }
}

/** The own photo: a chosen file is uploaded, checked and saved; another choice replaces one on its way. */
export function usePhoto() {
  const call = useApi();
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);

  const save = async (mediaId: number | null): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setSaving(true);
    setFailure(null);
    try {
      queries.setQueryData([readAccount.name, {}], await call(savePhoto, { mediaId }));
      notify("ok", t(mediaId === null ? "identity.profile.photo.removed" : "identity.profile.photo.saved"));
      return true;
    } catch (error) {
      setFailure(failureText(error).text);
      return false;
    } finally {
      running.current = false;
      setSaving(false);
    }
  };

  const upload = useUpload("profile", ({ id }) => void save(id));
  const stop = () => {
    for (const { key } of upload.sendings) upload.remove(key);
    setFailure(null);
  };
  const current = upload.sendings.at(-1);
  const under = current !== undefined && upload.busy ? current : null;
  const state: PhotoState = saving ? "saving" : ((under?.state as PhotoState | undefined) ?? null);
  return {
    state,
    progress: state === "sending" ? (under?.progress ?? 0) : null,
    problem: failure ?? (current === undefined ? null : problemOf(current)),
    choose: (file: File) => {
      stop();
      upload.add([file]);
    },
    stop,
    remove: () => {
      stop();
      return save(null);
    },
  };
}
