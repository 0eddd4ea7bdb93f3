import { expect, test } from 'vitest';
import { ownLink } from './own-link.ts';

const isOurs = ({ protocol, hostname }: URL) => protocol === 'https:' && hostname === 'm.tessera.example';

test.each([
  ['https://m.tessera.example/#/help?article=ssc', '#/help?article=ssc'],
  ['https://m.tessera.example/r/AbC123', '#/register?invite=AbC123'],
])('[R1.7] the link %s opens %s in the app', (link, hash) => expect(ownLink(link, isOurs)).toBe(hash));

test.each([
  'https://m.other.example/#/help',
  'http://m.tessera.example/#/help',
  'https://m.tessera.example@m.other.example/#/help',
  'https://m.tessera.example/',
  'https://m.tessera.example/other#/help',
  'https://m.tessera.example/r/a/b',
  'javascript:alert(1)//https://m.tessera.example/#/help',
  'tessera:#/help',
  '',
])('[E7] the link %j changes nothing', (link) => expect(ownLink(link, isOurs)).toBeUndefined());
