import { people } from "../de/people.admin.ts";
import { peopleFrontUsers } from "../de/people-front-users.admin.ts";
import { peopleStaff } from "../de/people-staff.admin.ts";
import { upload } from "../de/people-upload.admin.ts";
import { peopleUpload as uploadWords } from "../de/people-upload.server.ts";

export const texts = {
  people: { ...people, ...peopleFrontUsers, ...peopleStaff },
  upload,
  uploadWords,
};
