import type { AccountType, ConnectionState } from "@polyphon/contract/networks/networks.ts";

export const networks = {
  section: {
    title: "Connections",
    text: "You share from your own accounts. Nothing is shared without your consent, and you can disconnect at any time.",
    light: "Your account can read posts but not connect networks. Please ask your administrator.",
    loading: "Loading your connections",
    error: "Couldn’t load your connections",
  },
  state: {
    TOKEN_ACTIVE: "Connected",
    TOKEN_EXPIRED: "Sign-in expired",
    TOKEN_REVOKED: "Access revoked",
    NOT_CONNECTED: "Not connected",
  } satisfies Record<ConnectionState, string>,
  as: "as {{name}}",
  until: "until {{date}}",
  endsSoon: "expires on {{date}}",
  endedOn: "expired on {{date}}",
  connect: "Connect",
  connectPage: "Connect a page",
  reconnect: "Reconnect",
  renew: "Renew",
  connectNamed: "Connect {{network}}",
  reconnectNamed: "Reconnect {{network}}",
  disconnect: "Disconnect",
  unavailable: "not available yet",
  byHand: "you publish yourself",
  accountType: {
    PERSONAL: "personal profile",
    ORGANISATION: "organisation page",
    PAGE: "page",
    PROFESSIONAL: "professional account",
  } satisfies Record<AccountType, string>,
  startFailed: "Couldn’t open {{network}}. Please try again.",
  confirm: {
    title: "Disconnect {{network}}?",
    text: "We’ll also revoke our access at {{network}}. Scheduled posts on {{network}} stay on hold until you reconnect; nothing is lost.",
    yes: "Yes, disconnect",
    textByHand:
      "{{network}} doesn’t let apps revoke access. We’ll delete it here, and you can end it in {{network}}’s settings under permitted services. Scheduled posts on {{network}} stay on hold until you reconnect; nothing is lost.",
    done: {
      REVOKED: "{{network}} is disconnected.",
      NOT_OFFERED:
        "{{network}} is disconnected. To end access at {{network}} too, open its settings and go to permitted services.",
      UNREACHABLE:
        "{{network}} is disconnected here, but we couldn’t reach {{network}} itself. Please remove our app in its settings.",
    },
  },
  need: {
    soonTitle_one: "Reconnect {{network}} by tomorrow",
    soonTitle_other: "Reconnect {{network}} within {{count}} days",
    todayTitle: "Reconnect {{network}} today",
    soonText: "Your sign-in expires on {{date}}. Renew it now to keep your queue running.",
    endedTitle: "Your {{network}} connection has ended",
    endedText:
      "Your sign-in is no longer valid. Reconnect and your queue resumes automatically; nothing is lost.",
    noneTitle: "Connect {{network}} to share",
    noneText: "It takes 20 seconds. You confirm every post yourself.",
    renewButton: "Renew connection",
  },
  callback: {
    title: "Connecting {{network}}",
    working: "One moment, we’re finishing the connection to {{network}}.",
    doneTitle: "{{network}} is connected",
    doneText: "You can share as {{name}} until {{date}}.",
    doneTextOpen: "You can share as {{name}}. We renew access automatically.",
    doneTextPlain: "You can share now.",
    failedTitle: "{{network}} isn’t connected",
    incomplete: "The address you returned with is incomplete. Please start again.",
    again: "Try again",
    back: "Not now",
  },
  choose: {
    title: "Which {{network}} account?",
    text: "Your sign-in gives access to several accounts. Choose the one you want to share on. You can change it at any time by reconnecting.",
    kind: {
      PERSONAL: "Your own profile",
      ORGANISATION: "Page of an organisation you administer",
      PAGE: "Page you manage",
      PROFESSIONAL: "Professional account",
    } satisfies Record<AccountType, string>,
    byHand:
      "Your own profile. Facebook doesn’t let apps publish there, so you share with one click in its dialog.",
    save: "Connect this account",
  },
  errorHook: {
    title: "Network not connected",
    theNetwork: "the network",
    cancelled: "You cancelled the connection to {{network}}. Nothing was changed.",
    failed:
      "Something went wrong while connecting to {{network}}. Nothing was changed. Please try again in a moment.",
    toProfile: "Go to my connections",
    toLogin: "Go to login",
  },
} as const;
