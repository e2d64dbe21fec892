import { expect, test } from "vitest";
import { pictureTypeOf } from "./read-picture.ts";

test("the type of a picture is read from its first bytes", () => {
  const words = (text: string) => new TextEncoder().encode(text);
  expect(pictureTypeOf(words("GIF89a"))).toBe("image/gif");
  expect(pictureTypeOf(words("RIFF1234WEBPVP8 "))).toBe("image/webp");
  expect(pictureTypeOf(words("RIFF1234WAVEfmt "))).toBeNull();
  expect(pictureTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe("image/jpeg");
  expect(pictureTypeOf(words("<svg xmlns="))).toBeNull();
  expect(pictureTypeOf(new Uint8Array())).toBeNull();
});
