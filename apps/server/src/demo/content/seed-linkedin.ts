import type { Tx } from "../../platform/db/transaction.ts";
import { addLinkedinPost, letWait, lookAfterContent } from "./demo-linkedin.store.ts";
import { addAccount, assignRole, findRole } from "../demo.store.ts";

interface LookedAfter {
  readonly companyId: number;
  readonly domain: string;
  readonly passwordHash: string;
  readonly category: string;
  readonly mediaIds: ReadonlyMap<string, number>;
  readonly now: Date;
  readonly webUrl: string;
}

const hour = 60 * 60_000;
const waitingPosts = 3;

const written = [
  {
    urn: "urn:li:share:7100000000000000001",
    title: "Our new gripper handles eggs and engine blocks alike",
    text: "Our new gripper handles eggs and engine blocks alike. Two sensors decide within a millisecond how firm a hold has to be. #robotics",
    ageHours: 5,
    picture: true,
  },
  {
    urn: "urn:li:share:7100000000000000002",
    title: "Meet us at the autumn fair in Hall 4",
    text: "Meet us at the autumn fair in Hall 4. Bring a part that no robot could hold so far, and we will try it together.",
    ageHours: 30,
    picture: false,
  },
];

/** A company with staff of its own, what its LinkedIn page posted, and posts that wait for it. */
export async function addLinkedin(tx: Tx, company: LookedAfter): Promise<void> {
  const { companyId, category, now } = company;
  const staffId = await addAccount(tx, {
    companyId,
    kind: "staff",
    email: `corporate@${company.domain}`,
    passwordHash: company.passwordHash,
    firstName: "Ragna",
    lastName: "Lund",
    headline: null,
    language: "en",
    proficiency: "MEMBER",
    light: false,
  });
  await assignRole(tx, staffId, await findRole(tx, "Corporate admin"), [companyId]);
  await lookAfterContent(tx, companyId, category);
  const [firstPicture = null] = company.mediaIds.values();
  for (const { urn, title, text, ageHours, picture } of written)
    await addLinkedinPost(tx, companyId, category, {
      urn,
      title,
      copy: { LINKEDIN: text, FACEBOOK: text },
      postedAt: new Date(now.getTime() - ageHours * hour),
      permalink: `${company.webUrl}/feed/update/${urn}/`,
      mediaId: picture ? firstPicture : null,
    });
  await letWait(tx, companyId, category, waitingPosts);
}
