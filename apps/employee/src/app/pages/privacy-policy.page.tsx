import { CmsPage } from "../../features/site/cms-page.tsx";
import { NotFoundPage } from "../not-found.page.tsx";

export default function PrivacyPolicyPage() {
  return <CmsPage pageKey="privacy-policy" missing={<NotFoundPage />} dated />;
}
