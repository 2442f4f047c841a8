# Language level, warnings, optimisation and instrumentation for all our code. Everything hangs on
# the interface library tk_options, which every target of ours links; imported libraries stay free.
include(CheckCXXCompilerFlag)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")

if(NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(TOLLKEEPER_CCACHE ccache)
  if(TOLLKEEPER_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${TOLLKEEPER_CCACHE}")
  endif()
endif()

add_library(tk_options INTERFACE)
target_compile_features(tk_options INTERFACE cxx_std_20)
# Fused multiply-add rounds differently from compiler to compiler; without it the same seed plays
# the same game with g++ and clang++, with and without x86-64-v3.
target_compile_options(tk_options INTERFACE -ffp-contract=off)

target_compile_options(tk_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow)
if(TOLLKEEPER_WERROR)
  target_compile_options(tk_options INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 reports these wrongly inside its own std::string and std::vector at -O3 (gcc bug 105651
  # and its kin): the first is switched off, the others stay visible but stop no build.
  target_compile_options(tk_options INTERFACE -Wno-restrict -Wno-error=stringop-overflow
                         -Wno-error=stringop-overread -Wno-error=array-bounds
                         -Wno-error=maybe-uninitialized)
endif()

# Conversions are checked in the code that ships; in tests, literals would need a cast each.
add_library(tk_conversion_warnings INTERFACE)
target_compile_options(tk_conversion_warnings INTERFACE -Wconversion -Wno-sign-conversion)

# x86-64-v3 (AVX2, BMI2: popcount and bit scans of the state) where the building machine has it;
# otherwise the compiler's baseline, so that the program built here always runs here.
function(tollkeeper_march OUT)
  set(${OUT} "" PARENT_SCOPE)
  if(CMAKE_CROSSCOMPILING OR NOT EXISTS /proc/cpuinfo
     OR NOT CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
    return()
  endif()
  file(STRINGS /proc/cpuinfo cpu REGEX "^flags" LIMIT_COUNT 1)
  foreach(flag avx avx2 bmi1 bmi2 f16c fma movbe popcnt)
    if(NOT " ${cpu} " MATCHES " ${flag} ")
      return()
    endif()
  endforeach()
  check_cxx_compiler_flag(-march=x86-64-v3 TOLLKEEPER_COMPILER_HAS_V3)
  if(NOT TOLLKEEPER_COMPILER_HAS_V3)
    return()
  endif()
  set(march -march=x86-64-v3)
  # Some virtual machines hide LZCNT ("abm"). Where it is really absent it runs as BSR and gives
  # wrong numbers instead of a fault, so it is left out unless announced.
  if(NOT " ${cpu} " MATCHES " abm ")
    list(APPEND march -mno-lzcnt)
  endif()
  set(${OUT} ${march} PARENT_SCOPE)
endfunction()

if(TOLLKEEPER_NATIVE)
  set(march -march=native)
else()
  tollkeeper_march(march)
endif()
if(march)
  target_compile_options(tk_options INTERFACE "$<$<CONFIG:Release,RelWithDebInfo>:${march}>")
endif()

if(TOLLKEEPER_SANITIZE)
  set(sanitize -fsanitize=${TOLLKEEPER_SANITIZE} -fno-omit-frame-pointer)
  if(TOLLKEEPER_SANITIZE MATCHES "undefined")
    list(APPEND sanitize -fno-sanitize-recover=all)
  endif()
  target_compile_options(tk_options INTERFACE ${sanitize} -g -O1)
  target_link_options(tk_options INTERFACE ${sanitize})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Instrumented code confuses g++'s flow analysis; -Wno-tsan: Asio's fences (known, harmless).
    target_compile_options(tk_options INTERFACE -Wno-maybe-uninitialized -Wno-array-bounds
                           -Wno-stringop-overflow -Wno-tsan)
  endif()
endif()

if(TOLLKEEPER_COVERAGE)
  target_compile_options(tk_options INTERFACE --coverage -O0 -g)
  target_link_options(tk_options INTERFACE --coverage)
endif()

if(TOLLKEEPER_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "TOLLKEEPER_FUZZ needs clang (preset fuzz: clang++-16); "
                        "this compiler is ${CMAKE_CXX_COMPILER_ID}.")
  endif()
  target_compile_options(tk_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
