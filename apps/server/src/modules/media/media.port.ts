import type { DataStore } from "@tus/server";

/** Where the bytes of an upload wait until it is whole. */
export type UploadStore = DataStore;
