import { popupBadges } from "@polyphon/contract/recognition/recognition.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";

/**
 * The badges to congratulate on, requested when the page opens: those earned during the visit wait for the next one, so that no
 * dialog interrupts the user's work.
 */
export const useDueBadges = (due: boolean) =>
  useEndpoint(
    popupBadges,
    {},
    {
      enabled: due,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Infinity,
    },
  );
