import type { RefKind } from "@polyphon/contract/kit/ref.ts";
import { account } from "./fixtures/account.ts";
import { autopilot } from "./fixtures/autopilot.ts";
import { bulkUpload } from "./fixtures/bulk-upload.ts";
import { callToAction } from "./fixtures/call-to-action.ts";
import { category } from "./fixtures/category.ts";
import { company } from "./fixtures/company.ts";
import { connection } from "./fixtures/connection.ts";
import { contentDesk } from "./fixtures/content-desk.ts";
import { enquiry } from "./fixtures/enquiry.ts";
import type { Fixture, FixtureContext } from "./fixtures/fixture.ts";
import { holdingEntity } from "./fixtures/holding-entity.ts";
import { individuals } from "./fixtures/individuals.ts";
import { linkedinGroup } from "./fixtures/linkedin-group.ts";
import { linkedinPost } from "./fixtures/linkedin-post.ts";
import { media } from "./fixtures/media.ts";
import { mention } from "./fixtures/mention.ts";
import { notice } from "./fixtures/notice.ts";
import { onboarding } from "./fixtures/onboarding.ts";
import { outreach } from "./fixtures/outreach.ts";
import { ownPost } from "./fixtures/own-post.ts";
import { page } from "./fixtures/page.ts";
import { post } from "./fixtures/post.ts";
import { prohibited } from "./fixtures/prohibited.ts";
import { realTime } from "./fixtures/real-time.ts";
import { recognition } from "./fixtures/recognition.ts";
import { role } from "./fixtures/role.ts";
import { share } from "./fixtures/share.ts";
import { staffUser } from "./fixtures/staff-user.ts";
import { surveys } from "./fixtures/surveys.ts";
import { NoExpectation } from "./sample-input.ts";

const fixtures: Readonly<Record<RefKind, Fixture>> = {
  ...account,
  ...autopilot,
  ...bulkUpload,
  ...callToAction,
  ...category,
  ...company,
  ...connection,
  ...contentDesk,
  ...enquiry,
  ...holdingEntity,
  ...individuals,
  ...linkedinGroup,
  ...linkedinPost,
  ...media,
  ...mention,
  ...notice,
  ...onboarding,
  ...outreach,
  ...ownPost,
  ...page,
  ...post,
  ...prohibited,
  ...realTime,
  ...recognition,
  ...role,
  ...share,
  ...staffUser,
  ...surveys,
};

function known(kind: string): Fixture {
  if (!(kind in fixtures)) throw new NoExpectation(`nobody can make a ${kind}`);
  return fixtures[kind as RefKind];
}

/** A fresh thing of a kind that belongs to the holder. */
export function makeRef(kind: string, context: FixtureContext): Promise<number | string> {
  return known(kind).make(context);
}

/** An id that was never given out. */
export function missingRef(kind: string): number | string {
  return known(kind).missing?.() ?? 900_000_001;
}
