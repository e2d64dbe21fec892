import type { networks as en } from "../../en/networks/networks.admin.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const networks: TextsOf<typeof en> = {
  return: {
    title: "{{network}} ist nicht verbunden",
    over: "Diese Anmeldung wurde nicht hier begonnen oder ist nicht mehr gültig. Es wurde nichts geändert.",
    cancelled: "Die Anmeldung bei {{network}} wurde abgebrochen. Es wurde nichts geändert.",
    back: "Zu meinem Profil",
  },
};
