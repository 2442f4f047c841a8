// The command line: what may be typed, its help, and the way to the command. The only file that
// knows CLI11.
#pragma once

namespace tollkeeper {

// Runs the program and returns its exit code (see commands.hpp).
int run_program(int argc, const char* const* argv);

}  // namespace tollkeeper
