#include <csignal>
#include <cstdio>
#include <exception>

#include "cli/arguments.hpp"

int main(int argc, char** argv) {
  try {
    return tollkeeper::run_program(argc, argv);
  } catch (const std::exception& failure) {
    // Nothing of ours throws; what comes here is memory or disk that ran out.
    std::fprintf(stderr, "tollkeeper: %s\n", failure.what());
    return 2;
  }
}
