import type { AccountType, ConnectionState } from "@polyphon/contract/networks/networks.ts";

export const networks = {
  section: {
    title: "Connections",
    text: "You share from your own accounts. Nothing goes out without your yes, and you can disconnect any time.",
    light: "Your account can read posts, but not connect networks. Please ask your administrator.",
    loading: "Loading your connections",
    error: "Your connections could not be loaded",
  },
  state: {
    TOKEN_ACTIVE: "Connected",
    TOKEN_EXPIRED: "Sign-in has ended",
    TOKEN_REVOKED: "Access was taken back",
    NOT_CONNECTED: "Not connected",
  } satisfies Record<ConnectionState, string>,
  as: "as {{name}}",
  until: "until {{date}}",
  endsSoon: "ends on {{date}}",
  endedOn: "ended on {{date}}",
  connect: "Connect",
  reconnect: "Reconnect",
  renew: "Renew",
  reconnectNamed: "Reconnect {{network}}",
  disconnect: "Disconnect",
  unavailable: "not available yet",
  byHand: "you share by hand",
  accountType: {
    PERSONAL: "own profile",
    ORGANISATION: "page of an organisation",
    PAGE: "page",
    PROFESSIONAL: "professional account",
  } satisfies Record<AccountType, string>,
  startFailed: "{{network}} could not be opened. Please try again.",
  confirm: {
    title: "Disconnect {{network}}?",
    text: "Your access is given back at {{network}} as well. Scheduled shares on {{network}} wait until you connect again; nothing is lost.",
    yes: "Yes, disconnect",
    textByHand:
      "{{network}} offers apps no way to give the access back: we delete it here, and you can end it in {{network}}'s settings under permitted services. Scheduled shares on {{network}} wait until you connect again; nothing is lost.",
    done: {
      REVOKED: "{{network}} is disconnected.",
      NOT_OFFERED:
        "{{network}} is disconnected. To take the access back at {{network}} too, open its settings, permitted services.",
      UNREACHABLE:
        "{{network}} is disconnected here. {{network}} itself could not be reached; please remove our app in its settings.",
    },
  },
  need: {
    soonTitle_one: "{{network}} needs you tomorrow",
    soonTitle_other: "{{network}} needs you in {{count}} days",
    todayTitle: "{{network}} needs you today",
    soonText: "Your sign-in ends on {{date}}. Renew it now and your queue keeps running.",
    endedTitle: "{{network}} needs you",
    endedText: "Your sign-in has ended. Reconnect and your queue goes on; nothing is lost.",
    noneTitle: "Connect {{network}} to share",
    noneText: "It takes 20 seconds. You confirm every post yourself.",
    renewButton: "Renew connection",
  },
  callback: {
    title: "Connecting {{network}}",
    working: "{{network}} has sent you back. One moment, we finish the connection.",
    doneTitle: "{{network}} is connected",
    doneText: "You can share as {{name}} until {{date}}.",
    doneTextOpen: "You can share as {{name}}. We renew the access by ourselves.",
    doneTextPlain: "You can share now.",
    failedTitle: "{{network}} is not connected",
    incomplete: "The address you came back with is incomplete. Please start again.",
    again: "Try again",
    back: "Not now",
  },
  choose: {
    title: "Which {{network}} account?",
    text: "Your sign-in opens several accounts. Choose the one you want to share on; you can change it any time by connecting again.",
    kind: {
      PERSONAL: "Your own profile",
      ORGANISATION: "Page of an organisation that you administer",
      PAGE: "Page that you manage",
      PROFESSIONAL: "Professional account",
    } satisfies Record<AccountType, string>,
    byHand: "Your own profile. Facebook lets no app publish there: you share with one click in its dialog.",
    save: "Connect this account",
  },
  errorHook: {
    title: "The network is not connected",
    theNetwork: "the network",
    cancelled: "You cancelled connecting {{network}}. Nothing was changed.",
    failed:
      "Something went wrong on the way to {{network}}. Nothing was changed. Please try again in a moment.",
    toProfile: "To my connections",
    toLogin: "To the login",
  },
} as const;
