// An engine for XBoard that plays nothing: it announces one variant, sends a block when that is chosen, and passes lines on
// between XBoard and a test. Arguments: socket of the test, name of the variant, file of the block.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const [socket, variant, blockFile] = process.argv.slice(2);
const block = readFileSync(blockFile, 'utf8').trim();
const tell = (line) => process.stdout.write(`${line}\n`);
const test = connect(socket);
createInterface({ input: test }).on('line', tell);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [command, argument] = line.split(' ');
    if (command === 'quit') process.exit(0);
    if (command === 'protover')
      tell(
        `feature ping=1 setboard=1 usermove=1 colors=0 sigint=0 sigterm=0 debug=1 variants="normal,${variant}" done=1`,
      );
    if (command === 'variant' && argument === variant) tell(block);
    if (command === 'ping') tell(`pong ${argument}`);
    test.write(`${line}\n`);
  })
  .on('close', () => process.exit(0));
