import { schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addPost, postCopy } from "../../../../test/people.ts";
import { copies, openShareInputs, type SharePayload } from "../../../../test/sharing/share-inputs.ts";
import { addPicture } from "../../../../test/sharing/shares.ts";
import {
  later,
  openSharingFixture,
  refusal,
  type SharingFixture,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

const { everywhere, share, changePost } = openShareInputs(() => fixture);

const shared = ({ body }: Awaited<ReturnType<typeof share>>) => body.shares.map((one) => one.network);

const rowOf = async (shareId: number) => {
  const { rows } = await fixture.world.arrange((tx) =>
    tx.client.query<Record<string, unknown>>("select * from share where id = $1", [shareId]),
  );
  return rows[0] ?? {};
};

describe("the networks of a share", () => {
  test("are those that are selected: each with its own text, or the single one [B3-15] [B3-16] [B3-18]", async () => {
    const person = await everywhere();
    const answer = await share(person, {
      socialNetworkCheck: ["LINKEDIN", "TWITTER"],
      postSocialShareNetworks: [
        { socialNetwork: "LINKEDIN", shareText: `For LinkedIn. ${postCopy}`, isAiGeneratedCopy: true },
        { socialNetwork: "XING", shareText: postCopy },
      ],
      otherContent: postCopy,
      socialShareType: "DIRECT",
    });
    expect(answer.body.shares.map(({ network, text }) => [network, text])).toEqual([
      ["LINKEDIN", `For LinkedIn. ${postCopy}`],
      ["TWITTER", postCopy],
    ]);
    expect(answer.body.results).toEqual([
      { socialNetwork: "LINKEDIN", socialShareStatus: "SCHEDULED" },
      { socialNetwork: "TWITTER", socialShareStatus: "SCHEDULED" },
    ]);
    expect(await rowOf(answer.body.shares[0]?.id ?? 0)).toMatchObject({ ai_copy: true });
    expect(await rowOf(answer.body.shares[1]?.id ?? 0)).toMatchObject({ ai_copy: false });
  });

  test.each(["CURATED", "ORIGINAL", "LOCAL", "REAL_TIME"])(
    "are the person's own LinkedIn, X, Xing, Facebook and Instagram for a post of the kind %s [B0-01]",
    async (source) => {
      const person = await everywhere();
      const postId = await fixture.newPost();
      await addPicture(fixture.world, postId);
      await changePost(postId, `source = '${source}'`);
      const networks = ["LINKEDIN", "TWITTER", "XING", "FACEBOOK", "INSTAGRAM"] as const;
      const answer = await share(person, { postSocialShareNetworks: copies(...networks) }, postId);
      expect(shared(answer)).toEqual(networks);
      const { rows } = await fixture.world.arrange((tx) =>
        tx.client.query<{ owner: number }>("select distinct user_id as owner from share where post_id = $1", [
          postId,
        ]),
      );
      expect(rows).toEqual([{ owner: person.id }]);
    },
  );

  test("must be chosen [B5.2-01]", async () => {
    const person = await everywhere();
    const none = [{}, { socialNetworkCheck: [], postSocialShareNetworks: copies("LINKEDIN") }];
    for (const payload of none) {
      const answer = await share(person, payload);
      expect(refusal(answer)).toEqual([422, "network_needed"]);
      expect(answer.problem.description).toBe(
        "Please select social network to share recommended social content.",
      );
    }
  });

  test("of a personal Facebook share are Facebook only [B5.2-02]", async () => {
    const person = await everywhere("PERSONAL");
    const payload = { personalFacebook: 1 as const, postSocialShareNetworks: copies("LINKEDIN", "FACEBOOK") };
    const answer = await share(person, payload);
    expect(answer.body.shares).toMatchObject([
      { network: "FACEBOOK", assisted: true, state: "UNCONFIRMED", reason: "your_turn" },
    ]);
  });

  test("must include Facebook in a personal Facebook share [B5.2-03]", async () => {
    const person = await everywhere("PERSONAL");
    const answer = await share(person, { personalFacebook: 1, postSocialShareNetworks: copies("LINKEDIN") });
    expect(refusal(answer)).toEqual([422, "facebook_needed"]);
    expect(answer.problem.description).toBe(
      "Please select facebook social network to share recommended social content.",
    );
  });

  test("exclude a personal Facebook from a normal share [B5.2-04]", async () => {
    const person = await everywhere("PERSONAL");
    const payload = { postSocialShareNetworks: copies("LINKEDIN", "FACEBOOK") };
    expect(shared(await share(person, payload))).toEqual(["LINKEDIN"]);
    expect(shared(await share(await everywhere("PAGE"), payload))).toEqual(["LINKEDIN", "FACEBOOK"]);
  });

  test("point to the Facebook button when nothing else is left [B5.2-05]", async () => {
    const person = await everywhere("PERSONAL");
    for (const language of ["en", "de"] as const) {
      const payload = { postSocialShareNetworks: copies("FACEBOOK") };
      const answer = await share(person, payload, undefined, language);
      expect(refusal(answer)).toEqual([422, "use_facebook_button"]);
      expect(answer.problem.description).toBe(serverTexts[language].errors.use_facebook_button);
    }
  });

  test("keep a personal Facebook in a scheduled share, where it waits for its time", async () => {
    const person = await everywhere("PERSONAL");
    const { body } = await fixture.world.call(
      schedulePost,
      {
        postId: await fixture.newPost(),
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: copies("FACEBOOK"),
        ...later,
      },
      { token: person.token },
    );
    expect(body.shares).toMatchObject([{ network: "FACEBOOK", assisted: true, state: "SCHEDULED" }]);
  });
});

describe("the kind of a post", () => {
  test("keeps a document off X, with a message [B8-24] [C8-25]", async () => {
    const person = await everywhere();
    const postId = await fixture.newPost();
    await changePost(postId, "type = 'DOCUMENT'");
    for (const language of ["en", "de"] as const) {
      const answer = await share(person, { postSocialShareNetworks: copies("TWITTER") }, postId, language);
      expect(refusal(answer)).toEqual([422, "document_not_on_x"]);
      expect(answer.problem.description).toBe(serverTexts[language].errors.document_not_on_x);
    }
  });

  test("refuses a video that is invalid or that a network does not take [B5.2-21]", async () => {
    const person = await everywhere();
    const postId = await addPost(fixture.world, fixture.category, { postUrl: null });
    await changePost(postId, "type = 'VIDEO'");
    for (const network of ["LINKEDIN", "XING"] as const)
      expect(
        refusal(await share(person, { postSocialShareNetworks: copies(network) }, postId)),
        network,
      ).toEqual([422, "video_not_usable"]);
  });

  test("limits a single-network post to its network, and Instagram requires a picture", async () => {
    const person = await everywhere();
    const postId = await fixture.newPost();
    await changePost(postId, "share_type = 'TWITTER'");
    const elsewhere = await share(person, { postSocialShareNetworks: copies("LINKEDIN") }, postId);
    expect(refusal(elsewhere)).toEqual([422, "not_on_network"]);
    expect(elsewhere.problem.description).toContain("LinkedIn");
    expect(shared(await share(person, { postSocialShareNetworks: copies("TWITTER") }, postId))).toEqual([
      "TWITTER",
    ]);
    const plain = await share(person, { postSocialShareNetworks: copies("INSTAGRAM") });
    expect(refusal(plain)).toEqual([422, "media_not_usable"]);
  });
});

describe("the pictures of a share", () => {
  test("are the post's, some of them, or the randomly shown one, and never another post's", async () => {
    const person = await everywhere();
    const [postId, other] = [await fixture.newPost(), await fixture.newPost()];
    const [first, second] = [
      await addPicture(fixture.world, postId),
      await addPicture(fixture.world, postId, 2),
    ];
    const foreign = await addPicture(fixture.world, other);
    const send = async (payload: SharePayload) =>
      share(person, { postSocialShareNetworks: copies("LINKEDIN"), ...payload }, postId);

    expect(refusal(await send({ changeImage: true, postImageIds: [foreign] }))).toEqual([
      422,
      "media_not_usable",
    ]);
    expect(refusal(await send({ changeImage: true, browseImages: [900_000_001] }))).toEqual([
      422,
      "media_not_usable",
    ]);
    expect(refusal(await send({ randomPostImageId: 900_000_001 }))).toEqual([422, "media_not_usable"]);
    const chosen = await send({ changeImage: true, postImageIds: [second] });
    expect(await rowOf(chosen.body.shares[0]?.id ?? 0)).toMatchObject({ picture_ids: [second] });

    await changePost(postId, "image_selection_mode = 'ANY_ONE_AT_RANDOM'");
    const random = await share(
      person,
      { postSocialShareNetworks: copies("TWITTER"), randomPostImageId: first },
      postId,
    );
    expect(await rowOf(random.body.shares[0]?.id ?? 0)).toMatchObject({ picture_ids: [first] });
  });

  test("may come from the company's own gallery, after those of the post, and from no other", async () => {
    const person = await everywhere();
    const postId = await fixture.newPost();
    const [own, media] = [
      await addPicture(fixture.world, postId),
      await addPicture(fixture.world, await fixture.newPost()),
    ];
    const inGallery = async (companyId: number) => {
      const { rows } = await fixture.world.arrange((tx) =>
        tx.client.query<{ id: number }>(
          "insert into gallery_image (company_id, media_id, title) values ($1, $2, 'Our team') returning id",
          [companyId, media],
        ),
      );
      return rows[0]?.id ?? 0;
    };
    const send = (browseImages: number[]) =>
      share(
        person,
        {
          postSocialShareNetworks: copies("LINKEDIN"),
          changeImage: true,
          postImageIds: [own],
          browseImages,
        },
        postId,
      );
    const foreign = await inGallery(await addCompany(fixture.world));
    expect(refusal(await send([foreign]))).toEqual([422, "media_not_usable"]);
    const { body } = await send([await inGallery(fixture.company)]);
    expect(await rowOf(body.shares[0]?.id ?? 0)).toMatchObject({ picture_ids: [own, media] });
  });
});

describe("the campaign fields of a share", () => {
  const targetOf = async (shareId: number) => {
    const { rows } = await fixture.world.arrange((tx) =>
      tx.client.query<{ url: string }>("select target_url as url from short_link where share_id = $1", [
        shareId,
      ]),
    );
    return Object.fromEntries(new URL(rows[0]?.url ?? "").searchParams);
  };

  test("are six per network [B3-20], and LinkedIn's fill the empty ones of the others [B3-21]", async () => {
    const person = await everywhere();
    const { body } = await share(person, {
      postSocialShareNetworks: [
        {
          socialNetwork: "LINKEDIN",
          shareText: postCopy,
          utmCid: "c-7",
          utmCampaignName: "Spring",
          utmSource: "people",
          utmMedium: "advocacy",
          utmContent: "wind",
          utmTerm: "plant",
        },
        { socialNetwork: "TWITTER", shareText: postCopy, utmSource: "x", utmTerm: " " },
      ],
    });
    const [linkedin, twitter] = body.shares.map(({ id }) => id);
    const fields = {
      utm_cid: "c-7",
      utm_campaign: "Spring",
      utm_source: "people",
      utm_medium: "advocacy",
      utm_content: "wind",
      utm_term: "plant",
    };
    expect(await targetOf(linkedin ?? 0)).toEqual(fields);
    expect(await targetOf(twitter ?? 0)).toEqual({ ...fields, utm_source: "x" });
  });

  test("carry the names that the company's analytics tool reads [C3company-10]", async () => {
    const person = await everywhere();
    const use = (tool: string | null) =>
      fixture.world.arrange((tx) =>
        tx.client.query("update company set utm_analytics_tool = $2 where id = $1", [fixture.company, tool]),
      );
    await use("MATOMO");
    const { body } = await share(person, {
      postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: postCopy, utmCid: "c-7" }],
    });
    await use(null);
    expect(await targetOf(body.shares[0]?.id ?? 0)).toEqual({
      mtm_cid: "c-7",
      mtm_source: "linkedin",
      mtm_medium: "social",
    });
  });

  test("name the network by default [A1-24]", async () => {
    const { body } = await share(await everywhere(), { postSocialShareNetworks: copies("LINKEDIN") });
    expect(await targetOf(body.shares[0]?.id ?? 0)).toEqual({ utm_source: "linkedin", utm_medium: "social" });
  });
});
