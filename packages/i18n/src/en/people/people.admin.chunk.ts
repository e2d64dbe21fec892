import { people } from "./people.admin.ts";
import { peopleFrontUsers } from "./front-users.admin.ts";
import { peopleStaff } from "./staff.admin.ts";
import { upload } from "./upload.admin.ts";
import { peopleUpload as uploadWords } from "./upload.server.ts";

export const texts = {
  people: { ...people, ...peopleFrontUsers, ...peopleStaff },
  upload,
  uploadWords,
};
