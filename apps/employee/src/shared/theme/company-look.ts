import { type CompanyLook, makeLookStore } from "@polyphon/web/theme/look-store.ts";
import { companyLookKey } from "../session/session.ts";

const store = makeLookStore(companyLookKey);

export const companyLook = {
  show: ({ companyName, themeColor, logo }: CompanyLook): void =>
    store.change({ companyName, themeColor, logo }),
  clear: (): void => store.change(null),
};

export const useCompanyLook = (): CompanyLook | null => store.useLook();
