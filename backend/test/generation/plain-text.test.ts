import { expect, test } from 'vitest';
import { plainText } from '../../src/generation/index.ts';

test.each([
  ['a <b>bold</b> word', 'a bold word'],
  ['<p>One</p><p>Two &amp; three</p>', 'One Two & three'],
  ['5 < 6 & 7 > 3', '5 < 6 & 7 > 3'],
  ['I <3 oak', 'I <3 oak'],
  ['sizes <xl and more', 'sizes xl and more'],
  ['weight </5kg', 'weight 5kg'],
  ['and</or', 'and or'],
  ['a <b', 'a b'],
  ['<script>alert(1)</script>Oak', 'Oak'],
  ['<style>p{}', ''],
  ['<template><p>hidden</p></template>shown', 'shown'],
  ['a<!-- hidden -->b', 'a b'],
  ['a<!-- hidden', 'a'],
  ['&lt;b&gt;bold&lt;/b&gt; text', 'bold text'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Oak', 'Oak'],
  ['<a href="x>y">link</a>', 'link'],
  ['AT&T &amp; others &#x1F600;', 'AT&T & others 😀'],
  ['<title>Oak</title><textarea>a&amp;b</textarea>', 'Oak a&b'],
])('reads %s as %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('keeps the lines of blocks if asked to', () => {
  expect(plainText('<ul><li>Oak</li><li>Six  rooms</li></ul>Ash<br/>Elm', true)).toBe(
    'Oak\nSix rooms\nAsh\nElm',
  );
});
