import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { formatHead } from '../fast-lane/formatHead.ts';
import { answerWithText } from '../static/answerWithText.ts';
import { sendAnswer } from './sendAnswer.ts';

const BAD_REQUEST = answerWithText(400, 'The request is not valid HTTP.');
const EXPECTATION = answerWithText(417, 'The expectation is not supported.');
const ANSWERS: Readonly<Record<string, typeof BAD_REQUEST>> = {
  ERR_HTTP_REQUEST_TIMEOUT: answerWithText(408, 'The request took too long.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: answerWithText(413, 'The chunk extensions are too long.'),
  HPE_HEADER_OVERFLOW: answerWithText(431, 'The headers are too long.'),
};
const CLOSE = { connection: 'close' };

/** Responds to requests that Node's parser refuses like Node does, but with the headers that every other response has. */
export function answerProtocolErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = ANSWERS[error.code ?? ''] ?? BAD_REQUEST;
    if (socket.writable && !isAnswering(socket)) {
      socket.write(formatHead(answer, CLOSE));
      if (answer.body instanceof Uint8Array) socket.write(answer.body);
    }
    socket.destroySoon();
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    void sendAnswer(response, EXPECTATION, []);
  });
}

/** Clients would read a second head in the middle of a response as part of its body. Node makes the same check. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: message } = socket as { _httpMessage?: ServerResponse | null };
  return message?.headersSent === true;
}

/** HTTP/1.1 requires a host. Node would check that too, but without our headers in the response. */
export function hasHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host !== undefined || httpVersion === '1.0';
}

export function refuseRequest(response: ServerResponse): void {
  void sendAnswer(response, BAD_REQUEST, Object.entries(CLOSE).flat());
}
