#!/usr/bin/env node
import { endCleanly } from './ends.js';
import { main } from './main.js';
import { startQuickly } from './quick-start.js';

endCleanly();
const words = process.argv.slice(2);
startQuickly(words[0]);
void main(words);
