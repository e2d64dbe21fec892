import { endpoints } from "@polyphon/contract/endpoints.ts";
import { errors } from "@polyphon/contract/errors.ts";
import { pathParameters, takesBody } from "@polyphon/contract/kit/endpoint.ts";
import { expect, test } from "vitest";
import { openApiDocument } from "./open-api.ts";

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: unknown }[];
  readonly requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
  readonly responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>;
  readonly security?: readonly unknown[];
}

const document = openApiDocument(endpoints) as {
  openapi: string;
  info: object;
  security: unknown;
  paths: Record<string, Record<string, Operation & Record<string, unknown>>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
};

function operationOf(name: string) {
  const endpoint = endpoints.find((one) => one.name === name);
  const path = endpoint?.path.replaceAll(/:(\w+)/g, "{$1}") ?? "";
  return document.paths[path]?.[endpoint?.method.toLowerCase() ?? ""];
}

test("the document is OpenAPI 3.1, survives JSON, and every reference in it resolves", () => {
  const text = JSON.stringify(document);
  expect(JSON.parse(text)).toEqual(document);
  expect(document.openapi).toBe("3.1.0");
  expect(document.info).toEqual({
    title: expect.any(String),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  for (const [, target = ""] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = target
      .split("/")
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
    expect([target, typeof found]).toEqual([target, "object"]);
  }
});

test("every endpoint has one operation with an id of its own", () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(endpoints.length);
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    endpoints.map(({ name }) => name).toSorted(),
  );
});

test.each(endpoints)("$name says who may call it", ({ name, access }) => {
  const operation = operationOf(name);
  if ("public" in access) expect(operation).toMatchObject({ "x-public": access.public, security: [] });
  else expect(operation?.security).toBeUndefined();
  if ("staff" in access) expect(operation).toMatchObject({ "x-permission": access.staff });
  if ("staff" in access && access.provider) expect(operation).toHaveProperty("x-provider-staff-only");
  if ("front" in access) expect(operation).toMatchObject({ "x-front-feature": access.front });
  if ("signedIn" in access)
    expect(operation).toMatchObject({ "x-signed-in": access.signedIn, "x-because": access.because });
});

test.each(endpoints)(
  "$name has its parameters, body and refusals in place",
  ({ name, path, method, input, errors: declared }) => {
    const operation = operationOf(name);
    const inPath = pathParameters(path);
    const given = operation?.parameters ?? [];
    const body = operation?.requestBody?.content["application/json"]?.schema;
    expect(given.filter((one) => one.in === "path").map((one) => [one.name, one.required])).toEqual(
      inPath.map((one) => [one, true]),
    );
    const rest = Object.keys(input.shape).filter((field) => !inPath.includes(field));
    const found = takesBody(method)
      ? Object.keys(body?.properties ?? {})
      : given.filter((one) => one.in === "query").map((one) => one.name);
    expect(found.toSorted()).toEqual(rest.toSorted());
    expect(body === undefined).toBe(!takesBody(method));
    for (const field of body?.required ?? []) expect(rest).toContain(field);

    expect(operation?.responses["200"]?.content["application/json"]?.schema).toBeTypeOf("object");
    for (const error of declared)
      expect(operation?.responses[String(errors[error].status)]?.description).toContain(error);
    for (const [status, response] of Object.entries(operation?.responses ?? {})) {
      expect(status).toMatch(/^([1-5]\d\d|default)$/);
      expect(response.description).not.toBe("");
    }
  },
);

test("the problem every refusal answers is described with its codes", () => {
  expect(document.components.schemas["Problem"]).toMatchObject({
    required: ["code", "error", "description", "reference"],
  });
  expect(JSON.stringify(document.components.schemas["Problem"])).toContain("weekly_limit_reached");
});
