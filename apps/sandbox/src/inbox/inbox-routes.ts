import { z } from "zod";
import { readQuery } from "../control/read-input.ts";
import type { Call } from "../frame/call.ts";
import { Refusal } from "../frame/refusal.ts";
import { htmlReply, jsonReply, type Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { inboxPage, letterPage } from "./inbox-page.ts";
import type { Inbox, Letter } from "./inbox.ts";

const filter = z.object({
  to: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(5_000).default(100),
  wait: z.coerce.number().int().min(0).max(60_000).default(0),
});

function shown({ attachments, ...letter }: Letter): Record<string, unknown> {
  return {
    ...letter,
    attachments: attachments.map(({ bytes, ...attachment }) => ({ ...attachment, size: bytes.length })),
  };
}

async function letterOf(inbox: Inbox, call: Call): Promise<Letter> {
  const letter = await inbox.find(call.param("id"));
  if (letter) return letter;
  throw new Refusal(jsonReply({ message: "No such letter", status: 404 }, 404));
}

/** Links leave the frame, and embedded pictures are shown. */
function framedHtml(letter: Letter): string {
  let html = letter.html;
  for (const [index, { contentId }] of letter.attachments.entries()) {
    if (contentId !== null)
      html = html.replaceAll(`cid:${contentId}`, `/inbox/${letter.id}/attachments/${index}`);
  }
  return `<base target="_blank">${html}`;
}

async function showHtml(inbox: Inbox, call: Call): Promise<Reply> {
  const reply = htmlReply(framedHtml(await letterOf(inbox, call)));
  const policy = "sandbox allow-popups allow-popups-to-escape-sandbox; script-src 'none'";
  return { ...reply, headers: { ...reply.headers, "content-security-policy": policy } };
}

async function showAttachment(inbox: Inbox, call: Call): Promise<Reply> {
  const letter = await letterOf(inbox, call);
  const attachment = letter.attachments[Number(call.param("number"))];
  if (!attachment) throw new Refusal(jsonReply({ message: "No such attachment", status: 404 }, 404));
  const name = encodeURIComponent(attachment.fileName);
  return {
    status: 200,
    headers: {
      "content-type": attachment.mimeType,
      "content-disposition": `inline; filename*=UTF-8''${name}`,
      "content-security-policy": "sandbox",
      "x-content-type-options": "nosniff",
    },
    body: attachment.bytes,
  };
}

function showRaw(inbox: Inbox, call: Call): Reply {
  const raw = inbox.raw(call.param("id"));
  if (!raw) return jsonReply({ message: "No such letter", status: 404 }, 404);
  return { status: 200, headers: { "content-type": "text/plain; charset=utf-8" }, body: raw };
}

export function inboxRoutes(inbox: Inbox): Route[] {
  return [
    {
      method: "GET",
      path: "/__sandbox/inbox",
      handle: async (call) => {
        const { wait, ...wanted } = readQuery(filter, call);
        const letters = await inbox.waitFor(wanted, wait);
        return jsonReply({ received: inbox.received, messages: letters.map(shown) });
      },
    },
    {
      method: "GET",
      path: "/__sandbox/inbox/:id",
      handle: async (call) => jsonReply(shown(await letterOf(inbox, call))),
    },
    {
      method: "DELETE",
      path: "/__sandbox/inbox",
      handle: () => {
        inbox.reset();
        return { status: 204 };
      },
    },
    {
      method: "GET",
      path: "/inbox",
      handle: async (call) => {
        const to = call.query.get("to")?.trim() || undefined;
        return htmlReply(inboxPage(await inbox.list({ to, limit: 200 }), inbox.received, to));
      },
    },
    {
      method: "GET",
      path: "/inbox/:id",
      handle: async (call) => htmlReply(letterPage(await letterOf(inbox, call))),
    },
    { method: "GET", path: "/inbox/:id/html", handle: (call) => showHtml(inbox, call) },
    { method: "GET", path: "/inbox/:id/raw", handle: (call) => showRaw(inbox, call) },
    { method: "GET", path: "/inbox/:id/attachments/:number", handle: (call) => showAttachment(inbox, call) },
  ];
}
