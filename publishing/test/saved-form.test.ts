import { expect, test } from 'vitest';
import { isSavedForm } from '../src/text/saved-form.ts';

const SENT =
  '<p style="color: red; position: fixed" onclick="x()">Holds <b>two</b> cups & a \\ mark.</p>' +
  '<iframe src="https://video.example/1"></iframe>';

test.each([
  ['without a tag that the store does not allow', SENT.replace(/<iframe.*/, '')],
  ['without an attribute that it does not allow', SENT.replace(' onclick="x()"', '')],
  ['without a part of a style', SENT.replace('; position: fixed', '')],
  ['with its entities encoded', SENT.replace('&', '&amp;')],
  ['with its backslashes doubled', SENT.replace('\\', '\\\\')],
])('a text that was saved %s is the one that was sent', (_, saved) => {
  expect(saved).not.toBe(SENT);
  expect(isSavedForm(SENT, saved)).toBe(true);
});

test.each([
  ['a word', SENT.replace('cups', 'mugs')],
  ['a link', SENT.replace('cups', '<a href="/cups">cups</a>')],
  ['the address of a video', SENT.replace('/1', '/2')],
  ['what is bold', SENT.replace('<b>two</b> cups', 'two <b>cups</b>')],
  ['a space', SENT.replace('cups', 'c ups')],
  ['a picture', `${SENT}<img src="/cup.png">`],
])('a text in which someone changed %s is not', (_, saved) => {
  expect(saved).not.toBe(SENT);
  expect(isSavedForm(SENT, saved)).toBe(false);
});
