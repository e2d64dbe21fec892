import { undoPublishPosts as at } from "@polyphon/contract/editorial/editorial.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { actOnEach } from "../../../../platform/resource/act-on-each.ts";
import type { EditorialDeps } from "../../editorial.deps.ts";
import { undoPublish } from "../undo-publish.ts";

export const undoPublishPosts = (deps: EditorialDeps) =>
  command(at, ({ input, actor, tx, now, language }) =>
    // In one order for all, so that two who undo the same posts wait for each other and not crosswise.
    actOnEach(
      { tx, language },
      [...new Set(input.ids)].toSorted((one, other) => one - other),
      "not_found",
      (id) => undoPublish(tx, deps, actor, id, now),
    ),
  );
