import { popupBadges } from "@polyphon/contract/recognition/recognition.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";

/**
 * The badges that somebody is congratulated on. Asked for when the page opens: what is earned while somebody works
 * waits for the next time, so that no congratulation comes between a person and what they are about to press.
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
