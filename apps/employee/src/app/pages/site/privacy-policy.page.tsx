import { CmsPage } from "../../../features/site/pages/cms-page.tsx";
import { NotFoundPage } from "../../screens/not-found.page.tsx";

export default function PrivacyPolicyPage() {
  return <CmsPage pageKey="privacy-policy" missing={<NotFoundPage />} dated />;
}
