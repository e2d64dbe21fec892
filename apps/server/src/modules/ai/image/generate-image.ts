import type { generateAiImage, generateStaffAiImage } from "@polyphon/contract/ai/ai.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { imagePrompt } from "@polyphon/rules/ai/text-prompt.ts";
import { record } from "../../../platform/audit/record.ts";
import type { FlowContext } from "../../../platform/operation/operation.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import { aiRuleOf } from "../../companies/companies.api.ts";
import { addPicture, imagesOf, preparePicture } from "../../media/media.api.ts";
import { mayAsk } from "../ai.policy.ts";
import type { AiDeps } from "../ai.deps.ts";
import { giveBack } from "../budget/budget.store.ts";
import { refuseHaste, refusalOfFailure, spend } from "../budget/spend.ts";

type At = typeof generateAiImage | typeof generateStaffAiImage;

/** A picture from a prompt. It is re-encoded like any other outside picture, and belongs to whoever asked. */
export async function generateImage(
  deps: AiDeps,
  at: At,
  { input, actor, now, visitor, inTx, signal }: FlowContext<At>,
): Promise<OutputOf<At>> {
  allow(mayAsk(actor));
  await refuseHaste(deps.take, actor);
  const { companyId } = actor;

  const purse = await inTx(async (tx) => {
    if (companyId !== null && !(await aiRuleOf(tx, companyId)).on) throw new Refusal("feature_off");
    return spend(tx, { companyId, kind: "IMAGE", count: 1, now, language: visitor.language });
  });
  const drawn = await deps.provider.draw({
    prompt: imagePrompt(input.userPrompt),
    shape: input.shape,
    signal,
  });
  if (drawn.kind !== "picture") {
    if (drawn.kind !== "left") await inTx((tx) => giveBack(tx, purse, 1));
    throw refusalOfFailure(drawn, deps.report);
  }
  const prepared = await preparePicture(deps.storage, drawn.bytes, "post");
  if (typeof prepared === "string") throw new Refusal("media_not_usable");

  return inTx(async (tx) => {
    const id = await addPicture(
      tx,
      { ...prepared, sourceType: prepared.mimeType },
      { companyId, createdBy: actor.accountId, fileName: `ai-${now.toISOString().slice(0, 10)}.png` },
    );
    record(tx, {
      action: at.name,
      actor,
      companyId,
      subject: "media",
      subjectId: id,
      details: { page: input.requestReferrerPage },
    });
    const image = (await imagesOf(tx, [id], { signer: deps.signer, now })).get(id);
    if (!image) throw new Refusal("internal");
    const { url, thumbnailUrl, width, height } = image;
    return { id, url, thumbnailUrl, width, height };
  });
}
