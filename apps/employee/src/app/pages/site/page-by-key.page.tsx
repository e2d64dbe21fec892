import { useParams } from "@tanstack/react-router";
import { CmsPage } from "../../../features/site/pages/cms-page.tsx";
import { ContactForm } from "../../../features/site/enquiries/contact-form.tsx";
import { pageKeyOf } from "../../../features/site/pages/page-key.ts";
import { askChallenge } from "./ask-challenge.tsx";
import { NotFoundPage } from "../../screens/not-found.page.tsx";

/** The catch-all: the page of that key, or page not found. */
export default function PageByKeyPage() {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  const key = pageKeyOf(params["key"] ?? "");
  if (key === null) return <NotFoundPage />;
  return (
    <CmsPage key={key} pageKey={key} missing={<NotFoundPage />}>
      {key === "contact" && <ContactForm ask={askChallenge} />}
    </CmsPage>
  );
}
