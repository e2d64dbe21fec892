/** A bucket of the S3 side is a container of Swift's own side, which needs no signing library. */
export async function makeSwiftBucket(port: number, name: string): Promise<void> {
  const login = await fetch(`http://127.0.0.1:${port}/auth/v1.0`, {
    headers: { "x-auth-user": "test:tester", "x-auth-key": "testing" },
  });
  const made = await fetch(`${login.headers.get("x-storage-url")}/${name}`, {
    method: "PUT",
    headers: { "x-auth-token": login.headers.get("x-auth-token") ?? "" },
  });
  if (!made.ok) throw new Error(`the bucket ${name} could not be made: ${made.status}`);
}
