import { limits } from "@polyphon/contract/limits.ts";
import { readMedia } from "@polyphon/contract/media/media.contract.ts";
import { type MediaReason, mediaReasons } from "@polyphon/contract/media/media.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { session } from "../../../../shared/session/session.ts";
import { type Media, uploadPicture } from "../../../../shared/upload/upload-picture.ts";
import type { StoredPost } from "../draft/post-draft.ts";

export interface Picture {
  readonly key: string;
  readonly name: string;
  readonly state: "sending" | "checking" | "ready" | "refused" | "failed";
  readonly progress: number;
  readonly reason: MediaReason | null;
  readonly mediaId: number | null;
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly file: File | null;
}

type Action =
  | { readonly do: "replace"; readonly key: string; readonly picture: Picture }
  | { readonly do: "add"; readonly pictures: readonly Picture[] }
  | { readonly do: "change"; readonly key: string; readonly to: Partial<Picture> }
  | { readonly do: "remove"; readonly key: string }
  | { readonly do: "move"; readonly key: string; readonly by: -1 | 1 }
  | { readonly do: "reset"; readonly pictures: readonly Picture[] };

function moved(pictures: readonly Picture[], key: string, by: -1 | 1): readonly Picture[] {
  const from = pictures.findIndex((one) => one.key === key);
  const picture = pictures[from];
  const to = from + by;
  if (!picture || to < 0 || to >= pictures.length) return pictures;
  return pictures.toSpliced(from, 1).toSpliced(to, 0, picture);
}

function reduce(pictures: readonly Picture[], action: Action): readonly Picture[] {
  switch (action.do) {
    case "add":
      return [...pictures, ...action.pictures];
    case "change":
      return pictures.map((one) => (one.key === action.key ? { ...one, ...action.to } : one));
    case "replace":
      return pictures.map((one) => (one.key === action.key ? action.picture : one));
    case "remove":
      return pictures.filter((one) => one.key !== action.key);
    case "move":
      return moved(pictures, action.key, action.by);
    case "reset":
      return action.pictures;
  }
}

/** A ready picture of which only the id is known. */
function unseen(id: number, at: number): Picture {
  return {
    key: `stored-${id}`,
    name: String(at + 1),
    state: "ready",
    progress: 1,
    reason: null,
    mediaId: id,
    url: null,
    thumbnailUrl: null,
    width: null,
    height: null,
    file: null,
  };
}

/** By id, not by what could be loaded: a picture that cannot be shown now must not be lost by saving. */
export function storedPictures(post: StoredPost | undefined): readonly Picture[] {
  return (post?.imageIds ?? []).map((id, at) => {
    const image = post?.images.find((one) => one.id === id);
    const { url = null, thumbnailUrl = null, width = null, height = null } = image ?? {};
    return { ...unseen(id, at), url, thumbnailUrl, width, height };
  });
}

function outcome(media: Media): Partial<Picture> {
  if (media.state === "REFUSED")
    return {
      state: "refused",
      reason: mediaReasons.find((one) => one === media.reason) ?? "unreadable",
      file: null,
    };
  const { url, thumbnailUrl, width, height } = media;
  return { state: "ready", mediaId: media.id, url, thumbnailUrl, width, height, file: null };
}

/** A picture that needs no upload, such as one of the gallery. */
export interface ReadyPicture {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

function ready({ id, title, url, thumbnailUrl, width, height }: ReadyPicture): Picture {
  const whole = { state: "ready", progress: 1, reason: null, file: null } as const;
  return { ...whole, key: `ready-${id}`, name: title, mediaId: id, url, thumbnailUrl, width, height };
}

export interface Pictures {
  readonly all: readonly Picture[];
  readonly ids: readonly number[];
  readonly add: (files: readonly File[]) => void;
  /** Appends pictures that need no upload. */
  readonly take: (pictures: readonly ReadyPicture[]) => void;
  /** Uploads a file to replace a picture. */
  readonly replace: (key: string, file: File) => void;
  /** The pictures of a draft, by their ids. */
  readonly restore: (ids: readonly number[]) => void;
  readonly clear: () => void;
  readonly again: (key: string) => void;
  readonly remove: (key: string) => void;
  readonly move: (key: string, by: -1 | 1) => void;
  readonly reset: (post: StoredPost | undefined) => void;
}

function started(file: File): Picture {
  const tooBig = file.size > limits.image.bytes;
  return {
    key: crypto.randomUUID(),
    name: file.name,
    state: tooBig ? "refused" : "sending",
    progress: 0,
    reason: tooBig ? "too_many_bytes" : null,
    mediaId: null,
    url: null,
    thumbnailUrl: null,
    width: null,
    height: null,
    file: tooBig ? null : file,
  };
}

const keptPictures = (ids: readonly number[]): readonly Picture[] =>
  ids.map((id, at) => ({ ...unseen(id, at), key: `kept-${id}` }));

/** The pictures of a post, or of a draft, in order, with the progress of each upload. */
export function usePictures(post: StoredPost | undefined, kept?: readonly number[]): Pictures {
  const call = useApi();
  const [all, dispatch] = useReducer(reduce, post, (stored) =>
    kept ? keptPictures(kept) : storedPictures(stored),
  );
  const running = useRef(new Map<string, AbortController>());
  const show = useCallback(
    (ids: readonly number[]) => {
      for (const id of ids)
        void call(readMedia, { id }).then(
          (media) => dispatch({ do: "change", key: `kept-${id}`, to: outcome(media) }),
          () => dispatch({ do: "change", key: `kept-${id}`, to: { state: "failed" } }),
        );
    },
    [call],
  );
  const [first] = useState(kept ?? []);
  useEffect(() => show(first), [show, first]);
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
      uploads.clear();
    };
  }, []);

  const send = async (key: string, file: File) => {
    const stop = new AbortController();
    running.current.set(key, stop);
    const change = (to: Partial<Picture>) => dispatch({ do: "change", key, to });
    try {
      const media = await uploadPicture(file, {
        call,
        use: "post",
        token: () => session.read()?.token ?? null,
        signal: stop.signal,
        onProgress: (progress) => change({ progress }),
        onSent: () => change({ state: "checking", progress: 1 }),
      });
      change(outcome(media));
    } catch {
      // Removing a picture is not a failure; anything else can be retried from its tile.
      if (!stop.signal.aborted) change({ state: "failed" });
    } finally {
      running.current.delete(key);
    }
  };

  return {
    all,
    ids: all.flatMap(({ mediaId }) => mediaId ?? []),
    add: (files) => {
      const room = limits.post.images - all.length;
      const pictures = files.slice(0, Math.max(0, room)).map(started);
      dispatch({ do: "add", pictures });
      for (const { key, file } of pictures) if (file) void send(key, file);
    },
    take: (pictures) =>
      dispatch({
        do: "add",
        pictures: pictures.slice(0, Math.max(0, limits.post.images - all.length)).map(ready),
      }),
    replace: (key, file) => {
      const picture = started(file);
      dispatch({ do: "replace", key, picture });
      if (picture.file) void send(picture.key, picture.file);
    },
    restore: (ids) => {
      dispatch({ do: "reset", pictures: keptPictures(ids) });
      show(ids);
    },
    clear: () => {
      for (const upload of running.current.values()) upload.abort();
      dispatch({ do: "reset", pictures: [] });
    },
    again: (key) => {
      const file = all.find((one) => one.key === key)?.file;
      if (!file) return;
      dispatch({ do: "change", key, to: { state: "sending", progress: 0 } });
      void send(key, file);
    },
    remove: (key) => {
      running.current.get(key)?.abort();
      dispatch({ do: "remove", key });
    },
    move: (key, by) => dispatch({ do: "move", key, by }),
    reset: (next) => dispatch({ do: "reset", pictures: storedPictures(next) }),
  };
}
