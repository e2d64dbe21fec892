import { listAnswers as at } from "@polyphon/contract/surveys/answers.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { pageOfReplies } from "../page-of-replies.ts";

export const listQuestionnaireAnswers = query(at, ({ input, tx }) => pageOfReplies(tx, input, input));
