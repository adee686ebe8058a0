/** A process of its own: builds block the one that starts the servers. */
import { recordingService } from './recording-service';

const [port, directory] = process.argv.slice(2);
recordingService(directory).listen(Number(port), '127.0.0.1');
