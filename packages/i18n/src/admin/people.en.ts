import { people } from "../en/people.admin.ts";
import { peopleFrontUsers } from "../en/people-front-users.admin.ts";
import { peopleStaff } from "../en/people-staff.admin.ts";
import { upload } from "../en/people-upload.admin.ts";
import { peopleUpload as uploadWords } from "../en/people-upload.server.ts";

export const texts = {
  people: { ...people, ...peopleFrontUsers, ...peopleStaff },
  upload,
  uploadWords,
};
