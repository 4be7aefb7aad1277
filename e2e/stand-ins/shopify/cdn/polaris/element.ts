// What all Polaris elements share. Runs in a browser.

export interface Described {
  readonly attributes: Record<string, { field: string; isBoolean: boolean; values?: string[] }>;
  readonly members: string[];
  readonly events: string[];
  readonly slots: string[];
}

/** How an element is built: its shadow tree once, and updates after each change of attributes. */
export interface Recipe {
  readonly html?: string;
  readonly css?: string;
  readonly isField?: boolean;
  readonly connect?: (host: Polaris) => void;
  readonly update?: (host: Polaris) => void;
  readonly reset?: (host: Polaris) => void;
  /** Properties that do more than reflect an attribute. */
  readonly properties?: Record<string, PropertyDescriptor & ThisType<Polaris>>;
}

declare global {
  interface Window {
    /** Set by the script around this one. */
    readonly polarisElements: Record<string, Described>;
  }
}

/** The shadow tree of each element, parsed once however many of it a page has. */
const templates = new Map<string, HTMLTemplateElement>();

function shadowOf(tag: string, { html = '<slot></slot>', css = '' }: Recipe): Node {
  let template = templates.get(tag);
  if (template === undefined) {
    template = document.createElement('template');
    template.innerHTML = `<style>:host{box-sizing:border-box}[hidden],:host([hidden]){display:none!important}${css}</style>${html}`;
    templates.set(tag, template);
  }
  return template.content.cloneNode(true);
}

export const described = window.polarisElements;
export const recipes: Record<string, Recipe> = {};

export class Polaris extends HTMLElement {
  static formAssociated = true;
  readonly internals = this.attachInternals();
  readonly root = this.attachShadow({ mode: 'open', delegatesFocus: true });
  readonly recipe = recipes[this.localName] ?? {};
  /** Style that follows from attributes. */
  readonly own = document.createElement('style');
  /** The state of a field. */
  current: string | undefined;
  isChecked: boolean | undefined;
  connected = false;

  constructor() {
    super();
    this.root.append(shadowOf(this.localName, this.recipe), this.own);
    this.recipe.connect?.(this);
  }

  connectedCallback(): void {
    this.connected = true;
    this.recipe.update?.(this);
  }

  attributeChangedCallback(): void {
    if (this.connected) this.recipe.update?.(this);
  }

  formResetCallback(): void {
    this.recipe.reset?.(this);
  }

  inner(selector: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`<${this.localName}> has no part ${selector}`);
    return found;
  }

  text(name: string): string {
    return this.getAttribute(name) ?? '';
  }

  emit(type: string): boolean {
    return this.dispatchEvent(
      new Event(type, { bubbles: type === 'change' || type === 'input', cancelable: true }),
    );
  }
}

/** Sets an attribute, or removes it if there is no value. */
export function mark(element: Element, name: string, value: string | boolean): void {
  if (value === '' || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : value);
}

/** A property's value, as its attribute would have it. */
export function textFrom(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function propertyOf(attribute: string, isBoolean: boolean): PropertyDescriptor & ThisType<Polaris> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      return isBoolean ? this.hasAttribute(attribute) : this.text(attribute);
    },
    set(value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value === true ? '' : textFrom(value));
    },
  };
}

const PLAIN = new Set(['id', 'children', 'hidden', 'lang', 'dir']);

/** Defines every element that the manifest has. */
export function defineAll(): void {
  for (const [tag, { attributes }] of Object.entries(described)) {
    class Defined extends Polaris {
      static observedAttributes = Object.keys(attributes);
    }
    const own = recipes[tag]?.properties ?? {};
    for (const [name, { field, isBoolean }] of Object.entries(attributes)) {
      if (PLAIN.has(field) || field in own || field.endsWith('Overlay')) continue;
      Object.defineProperty(Defined.prototype, field, propertyOf(name, isBoolean));
    }
    for (const [name, property] of Object.entries(own)) {
      Object.defineProperty(Defined.prototype, name, { configurable: true, ...property });
    }
    customElements.define(tag, Defined);
  }
}
