pipe-bad-name = “pipe:{ $given }” is not a valid program. Write pipe:COMMAND or pipe:timeout=SECONDS:COMMAND.
pipe-not-here = Bots that are programs need Linux or macOS.
pipe-failed = The bot “{ $command }” failed: { $why }
pipe-failed-saying = The bot “{ $command }” failed: { $why } The last line on its error stream: { $said }
pipe-no-start = it could not be started ({ $detail }).
pipe-silent = it did not answer within { $seconds } s.
pipe-unasked = it wrote “{ $line }” without being asked.
pipe-no-answer = it wrote “{ $line }”, which is not an answer such as { "{" }"pick": 3{ "}" }.
pipe-illegal = it picked { $pick }, which is not among its options.
pipe-long = it wrote more than { $most } bytes in one answer.
pipe-closed = it closed its output.
pipe-ended = it exited with status { $status } instead of answering.
pipe-killed = it was killed by { $signal } instead of answering.
