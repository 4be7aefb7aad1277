import { capital } from '../read/calm.ts';
import type { Fact } from '../read/facts.ts';
import { materialOf } from '../read/label.ts';
import { headOf } from '../read/shape.ts';
import { isThing } from '../read/thing.ts';
import { baseOf } from '../read/verbs.ts';
import { nounPhrase } from './phrases.ts';
import { pluralVerb } from './subject.ts';

/** Who a clause is about, and how. */
export interface ClauseFrame {
  /** "It", "The watch", "the Bolo Sport Watch". */
  readonly subject: string;
  readonly them: string;
  readonly kind: string;
  readonly plural: boolean;
  /** Whether an invitation is put as "You can …". */
  readonly can: boolean;
}

/** A fact that is no sentence yet, made into one about a subject. No end mark. */
export function clauseOf(fact: Fact, frame: ClauseFrame): string {
  const { subject, plural } = frame;
  const be = plural ? 'are' : 'is';
  switch (fact.shape) {
    case 'sentence':
      return capital(fact.text);
    case 'imperative':
      return imperative(fact.text, frame);
    case 'predicate':
      return predicate(fact.text, frame);
    case 'participle':
      return participle(fact.text, frame);
    case 'adjective':
      return /^(?:not |no |\d)/iu.test(fact.text) ||
        /^[^,]+ (?:included|required)$/iu.test(fact.text)
        ? thing(fact, frame)
        : `${subject} ${be} ${fact.text}`;
    case 'prepositional':
      return prepositional(fact.text, frame);
    case 'care':
      return `To clean ${frame.them}, ${care(fact.text)}`;
    case 'identity':
      if (plural !== fact.plural) {
        return `${fact.plural ? 'These are' : 'This is'} ${nounPhrase(fact)}`;
      }
      // A name of its own takes "the": "is the Collectors' Edition helmet".
      return /^(?!the\s|an?\s|one\s)\p{Lu}/iu.test(fact.text) && /^\p{Lu}/u.test(fact.text)
        ? `${subject} ${be} the ${fact.text}`
        : `${subject} ${be} ${nounPhrase(fact)}`;
    case 'noun': {
      const material = materialOf(fact.text);
      if (material !== null)
        return `${subject} ${plural ? pluralVerb(material.verb.split(' ')[0] ?? '') : material.verb.split(' ')[0]} ${material.verb.split(' ')[1]} ${fact.text}`;
      return `${subject} ${plural ? 'have' : 'has'} ${nounPhrase(fact)}`;
    }
  }
}

/** "Battery included": it comes along. "Batteries required": they are needed. */
function thing(fact: Fact, { subject, plural }: ClauseFrame): string {
  const match = /^(.*?),?\s*(?:(?:is|are)\s)?(not\s)?(included|required)$/iu.exec(fact.text);
  if (match === null) return `${subject} ${plural ? 'have' : 'has'} ${fact.text}`;
  const [, what = '', not, end] = match;
  const many = /s$/u.test(what) || /^\d/u.test(what);
  const noun = nounPhrase({ text: what.trim(), plural: many });
  if (end === 'required') return `${subject} ${plural ? 'need' : 'needs'} ${noun}`;
  if (not !== undefined) return `${capital(noun)} ${many ? 'are' : 'is'} not included`;
  return `${subject} ${plural ? 'come' : 'comes'} with ${noun}`;
}

function care(text: string): string {
  return text.replaceAll('/', ' and ').replace(/\s+/gu, ' ');
}

/** "Use with paint" lacks what is used: "use it with paint". */
export function withObject(text: string, them: string): string {
  return text.replace(
    /^(use|wear|add|pair|store|clean|wipe|hang|dry|display|match)\s+(?=(?:with|to|in|on|as|at|along)\b)/iu,
    (_all, verb: string) => `${verb} ${them} `,
  );
}

function imperative(text: string, { them, can }: ClauseFrame): string {
  const whole = withObject(text, them);
  const open =
    /^(?:use(?! only)|wear|add|create|make|build|display|explore|play|pair|match|store|learn)\b/iu;
  return can && open.test(whole) ? `You can ${whole}` : capital(whole);
}

function predicate(text: string, { subject, plural }: ClauseFrame): string {
  const [first = '', ...rest] = text.split(' ');
  const low = first.toLowerCase();
  const verb = plural ? (baseOf(low) ?? low) : low;
  const said = [subject, verb, ...rest].join(' ').replace(/:\s+/u, ' ');
  // "Comes with hose adapter": a single thing wants its article.
  return said.replace(
    /( (?:includes?|features?|has|have|comes? with) )([^,;:.]+)$/u,
    (_all, lead: string, thing: string) =>
      lead + (isThing(thing) ? nounPhrase({ text: thing, plural: headOf(thing).plural }) : thing),
  );
}

function participle(text: string, frame: ClauseFrame): string {
  const { subject, kind, plural } = frame;
  const lead = /^(featuring|including)\s+/iu.exec(text);
  if (lead !== null) {
    const verb = lead[1]?.toLowerCase() === 'featuring' ? 'features' : 'includes';
    return predicate(`${verb} ${text.slice(lead[0].length)}`, frame);
  }
  if (/licensed/iu.test(text)) return `${subject} ${plural ? 'are' : 'is'} ${text}`;
  if (/^(?:made|crafted|constructed|built) (?:of|from|with)\s/iu.test(text)) {
    return `${subject} ${plural ? 'consist' : 'consists'} of ${text.replace(/^\S+\s+\S+\s+/u, '')}`;
  }
  const used = /^used (?=with|in|for|by)/iu.exec(text);
  if (used !== null)
    return `${subject} ${plural ? 'are' : 'is'} for use ${text.slice(used[0].length)}`;
  const match = /^(designed|recommended|intended) for\s/iu.exec(text);
  if (match !== null)
    return `${subject} ${plural ? 'are' : 'is'} for ${text.slice(match[0].length)}`;
  if (kind === 'item') return `${subject} ${plural ? 'are' : 'is'} ${text}`;
  return plural
    ? `You get ${kind} ${text}`
    : `You get ${nounPhrase({ text: `${kind} ${text}`, plural })}`;
}

function prepositional(text: string, { subject, plural }: ClauseFrame): string {
  if (/^(?:from|with|in)\b/iu.test(text)) return `${subject} ${pluralVerb2(plural)} ${text}`;
  return `${subject} ${plural ? 'are' : 'is'} ${text}`;
}

function pluralVerb2(plural: boolean): string {
  return plural ? pluralVerb('comes') : 'comes';
}
