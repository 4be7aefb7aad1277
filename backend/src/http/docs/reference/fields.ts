import { formatNumber } from '@wareword/shared-schema/format';
import { html, type Html } from '../../../html.ts';
import { textWithCode } from '../text-with-code.ts';
import type { Parameter, Schema } from './read-document.ts';

/** The fields of an object, with those of objects inside it folded. */
export function fieldList(schema: Schema): Html | undefined {
  if (schema.oneOf !== undefined) return html`${schema.oneOf.map(variant)}`;
  if (schema.properties === undefined) return undefined;
  const required = new Set(schema.required);
  return html`<dl class="api-fields">
    ${Object.entries(schema.properties).map(([name, field]) =>
      entry({ name, schema: field, required: required.has(name) }),
    )}
  </dl>`;
}

/** What a request has besides its body. */
export function parameterList(parameters: readonly Parameter[]): Html | undefined {
  if (parameters.length === 0) return undefined;
  return html`<h4>Parameters</h4>
    <dl class="api-fields">
      ${parameters.map(({ name, in: place, schema, required, description }) =>
        entry({ name, schema: { ...schema, description }, required, place }),
      )}
    </dl>`;
}

/** One of several forms of an object, named by what makes it this one. */
function variant(schema: Schema): Html {
  const constants = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field.const === undefined || name === 'api_version' ? [] : [`${name}: ${show(field.const)}`],
  );
  return html`<details class="nested">
    <summary>${constants.join(', ')}</summary>
    ${fieldList(schema)}
  </details>`;
}

function entry(field: {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  readonly place?: Parameter['in'];
}): Html {
  const { name, schema, required, place } = field;
  const nested = schema.properties === undefined ? schema.items : schema;
  const inner = nested && fieldList(nested);
  return html`<div>
    <dt>
      <code>${name}</code>
      <span class="dimmed">${[typeOf(schema), ...(place ? [`in ${place}`] : [])].join(', ')}</span>
      ${required ? html`<span class="tag">required</span>` : undefined}
    </dt>
    <dd>
      ${schema.description === undefined ? undefined : html`<p>${textWithCode(schema.description)}</p>`}
      ${limits(schema)}
      ${
        inner &&
        html`<details class="nested">
          <summary>Fields of ${name}</summary>
          ${inner}
        </details>`
      }
    </dd>
  </div>`;
}

/** The name of a schema's type: `string or null`, `array of objects`. */
function typeOf(schema: Schema): string {
  if (schema.items !== undefined) return `array of ${typeOf(schema.items)}s`;
  const { type, anyOf } = schema;
  if (type !== undefined) return typeof type === 'string' ? type : type.join(' or ');
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(' or ');
  return 'object';
}

function limits(schema: Schema): Html | undefined {
  const values = schema.enum ?? schema.anyOf?.find((option) => option.enum)?.enum;
  const parts = [
    ...(values === undefined ? [] : [`One of \`${values.map(show).join('`, `')}\`.`]),
    ...(schema.const === undefined ? [] : [`Always \`${show(schema.const)}\`.`]),
    ...(schema.default === undefined ? [] : [`Default: \`${show(schema.default)}\`.`]),
    ...range(schema),
  ];
  return parts.length === 0
    ? undefined
    : html`<p class="dimmed">${textWithCode(parts.join(' '))}</p>`;
}

function range({ minimum, maximum, maxLength, maxItems }: Schema): string[] {
  return [
    ...(maxLength === undefined ? [] : [`Up to ${formatNumber(maxLength)} characters.`]),
    ...(maxItems === undefined ? [] : [`Up to ${formatNumber(maxItems)} items.`]),
    // Integers without a limit have the largest safe one.
    ...(minimum === undefined || maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
      ? []
      : [`${formatNumber(minimum)} to ${formatNumber(maximum)}.`]),
  ];
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
