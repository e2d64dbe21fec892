import { money } from "@polyphon/admin-kit/widgets/money.tsx";
import { curatorCode } from "@polyphon/contract/content/curator-code.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(curatorCode, {
  widgets: { curatedCents: money, originalCents: money, localCents: money },
});
