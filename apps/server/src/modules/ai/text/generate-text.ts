import { randomBytes } from "node:crypto";
import type { generateAiText, generateStaffAiText } from "@polyphon/contract/ai/ai.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { guardText } from "@polyphon/rules/ai/guard-text.ts";
import { promptVersion, textMessages } from "@polyphon/rules/ai/text-prompt.ts";
import { itemsOfCall } from "@polyphon/rules/ai/text-request.ts";
import { record } from "../../../platform/audit/record.ts";
import { allScope } from "../../../platform/db/scope.ts";
import type { FlowContext } from "../../../platform/operation/operation.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import { findAiTextConfig } from "../settings/ai-text-setting.store.ts";
import { mayAsk } from "../ai.policy.ts";
import type { AiFailure } from "../ai.port.ts";
import type { AiDeps } from "../ai.deps.ts";
import { giveBack } from "../budget/budget.store.ts";
import { keepPassages } from "./passages.store.ts";
import { refuseHaste, refusalOfFailure, spend } from "../budget/spend.ts";
import { personOf, textFacts } from "./text-facts.ts";

type At = typeof generateAiText | typeof generateStaffAiText;
type Facts = Awaited<ReturnType<typeof textFacts>>;
type Written = { readonly kind: "text"; readonly text: string } | AiFailure;

/** One suggestion: requested, streamed as it arrives, and checked before it counts. */
async function writeOne(
  deps: AiDeps,
  facts: Facts,
  variant: { readonly number: number; readonly of: number },
  line: Pick<FlowContext<At>, "signal" | "progress">,
): Promise<Written> {
  const fence = `material-${randomBytes(8).toString("hex")}`;
  const written = await deps.provider.write({
    messages: textMessages({ ...facts, variant, fence }),
    characters: facts.characters,
    signal: line.signal,
    onText: (text) => line.progress({ item: variant.number - 1, text }),
  });
  if (written.kind !== "text") return written;
  const { characters, material, instruction } = facts;
  const text = guardText(written.text, { characters, fence, material, instruction });
  return text === null ? { kind: "refused" } : { kind: "text", text };
}

/** Authorise, reserve, call outside of any transaction, check, store the suggestions. The audit trail has no text. */
export async function generateText(
  deps: AiDeps,
  at: At,
  { input, actor, now, visitor, inTx, signal, progress }: FlowContext<At>,
): Promise<OutputOf<At>> {
  allow(mayAsk(actor));
  await refuseHaste(deps.take, actor);
  const count = input.textItemsCount ?? itemsOfCall(input.network ?? null, true);
  const { companyId } = actor;

  // The accounts of a company's staff are outside the company's scope.
  const saved = await inTx((tx) => findAiTextConfig(tx, personOf(actor)), allScope("session"));
  const { facts, purse } = await inTx(async (tx) => {
    const known = await textFacts(tx, deps.posts, { input, actor, saved, now });
    const taken = await spend(tx, { companyId, kind: "TEXT", count, now, language: visitor.language });
    record(tx, {
      action: at.name,
      actor,
      companyId,
      subject: "ai-text",
      subjectId: input.postId ?? null,
      details: {
        tool: input.aiTextTool,
        page: input.requestReferrerPage,
        network: input.network ?? null,
        items: count,
        promptVersion,
      },
    });
    return { facts: known, purse: taken };
  });

  const written = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      writeOne(deps, facts, { number: at + 1, of: count }, { signal, progress }),
    ),
  );
  const texts = written.flatMap((one) => (one.kind === "text" ? [one.text] : []));
  const left = written.some(({ kind }) => kind === "left");

  await inTx(async (tx) => {
    // What a caller disconnected from was written and paid for all the same.
    if (!left && texts.length < count) await giveBack(tx, purse, count - texts.length);
    if (texts.length > 0)
      await keepPassages(tx, {
        companyId,
        accountId: personOf(actor),
        postId: input.postId ?? null,
        promptVersion,
        texts,
      });
  });
  if (texts.length > 0) return { data: texts.map((text) => ({ text })) };
  const failure = written.find((one) => one.kind !== "text");
  throw failure ? refusalOfFailure(failure, deps.report) : new Refusal("ai_unavailable");
}
