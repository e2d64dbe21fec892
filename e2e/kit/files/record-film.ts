import type { Page } from "@playwright/test";

/** A one-second film that the browser records of its own drawing: encoded and playable like a camera's. */
export async function recordFilm(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [320, 180];
    const brush = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: "video/mp4" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let step = 0; step < 15; step += 1) {
      if (brush) {
        brush.fillStyle = `hsl(${step * 24} 70% 40%)`;
        brush.fillRect(0, 0, canvas.width, canvas.height);
      }
      await new Promise((resolve) => setTimeout(resolve, 70));
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    let text = "";
    for (let at = 0; at < bytes.length; at += 8_192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
    return btoa(text);
  });
  return Buffer.from(encoded, "base64");
}
