import { errors, referrers } from "@polyphon/contract/errors.ts";
import { type Access, type Endpoint, pathParameters, takesBody } from "@polyphon/contract/kit/endpoint.ts";
import { z } from "zod";

type JsonSchema = { properties?: Record<string, unknown>; required?: string[]; [key: string]: unknown };

const problem = {
  type: "object",
  required: ["code", "error", "description", "reference"],
  properties: {
    code: { type: ["integer", "string"] },
    error: { type: "string", enum: Object.keys(errors) },
    description: { type: "string" },
    reference: { type: "string" },
    violations: {
      type: "array",
      items: {
        type: "object",
        properties: { field: { type: "string" }, message: { type: "string" }, found: { type: "string" } },
      },
    },
    uses: {
      type: "array",
      items: {
        type: "object",
        required: ["kind", "count", "more", "examples"],
        properties: {
          kind: { type: "string", enum: referrers },
          count: { type: "integer" },
          more: { type: "boolean" },
          examples: {
            type: "array",
            items: { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } } },
          },
        },
      },
    },
  },
};

function schemaOf(type: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: "any" }) as JsonSchema;
  return schema;
}

function permissionOf(access: Access): Record<string, string> {
  if ("public" in access) return { "x-public": access.public };
  if ("signedIn" in access) return { "x-signed-in": access.signedIn, "x-because": access.because };
  if ("front" in access) return { "x-front-feature": access.front };
  if ("fullAccess" in access) return { "x-full-access": access.fullAccess };
  return {
    "x-permission": access.staff,
    ...(access.also ? { "x-permission-as-well": access.also } : {}),
    ...(access.provider ? { "x-provider-staff-only": "yes" } : {}),
  };
}

function operationOf(endpoint: Endpoint): Record<string, unknown> {
  const input = schemaOf(endpoint.input, "input");
  const properties = input.properties ?? {};
  const inPath = pathParameters(endpoint.path);
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const required = input.required ?? [];
  const body = takesBody(endpoint.method);
  const parameters = [
    ...inPath.map((name) => ({ name, in: "path", required: true, schema: properties[name] ?? {} })),
    ...(body
      ? []
      : rest.map((name) => ({
          name,
          in: "query",
          required: required.includes(name),
          schema: properties[name],
        }))),
  ];
  const refusals = Object.groupBy(endpoint.errors, (name) => String(errors[name].status));
  return {
    operationId: endpoint.name,
    ...permissionOf(endpoint.access),
    ...("public" in endpoint.access ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  ...input,
                  properties: Object.fromEntries(rest.map((name) => [name, properties[name]])),
                  required: required.filter((name) => rest.includes(name)),
                },
              },
            },
          },
        }
      : {}),
    responses: {
      "200": {
        description: "done",
        content: { "application/json": { schema: schemaOf(endpoint.output, "output") } },
      },
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, names]) => [
          status,
          {
            description: (names ?? []).join(", "),
            content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
          },
        ]),
      ),
    },
  };
}

/** OpenAPI 3.1, made from the same objects that type the handlers and the browser's calls. */
export function openApiDocument(all: readonly Endpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of all) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Polyphon", version: "0.1.0" },
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
      schemas: { Problem: problem },
    },
  };
}
